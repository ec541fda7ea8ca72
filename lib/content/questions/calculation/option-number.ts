import { numberReadings } from '@/lib/platform/hr/number-readings'
import { CalculationError, type CalculationValue } from './arithmetic'
import { evaluateCalculation } from './evaluate'

const NUMBER = /(?<![\p{L}\d^])[-−+]?(?:\d[\d .\u00a0\u202f]*\d|\d)(?:,\d+)?(?: ?\/ ?\d+)?/gu

/**
 * All readings of an option such as `$\frac{3}{4}$`, `$2^3$`, `34 cm` or `Odgovor je 12.` as a
 * number; none when the option contains no number or several.
 */
export function possibleValuesOfOption(markdown: string): CalculationValue[] {
  const text = plainText(markdown)
  const whole = numberReadings(text.replace(/[.!?]$/, ''))
  if (whole.length) return whole.map(({ value }) => value)
  const formula = valueOfFormula(text)
  if (formula !== null) return [formula]
  const [only, ...others] = text.replace(/[.!?]$/, '').match(NUMBER) ?? []
  if (!only || others.length) return []
  return numberReadings(only).map(({ value }) => value)
}

/** LaTeX and Markdown as one line of text: fractions with a slash, powers with ^. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\{,\}/g, ',')
    .replace(/(\d)\s*\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1 $2/$3')
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, (_, top: string, bottom: string) =>
      /^\d+$/.test(top) && /^\d+$/.test(bottom) ? `${top}/${bottom}` : `(${top})/(${bottom})`,
    )
    .replace(/\\sqrt\{([^{}]*)\}/g, 'sqrt($1)')
    .replace(/\\(?:cdot|times)/g, '*')
    .replace(/\\(?:text|mathrm)\{([^{}]*)\}/g, '$1')
    .replace(/\^\{([^{}]*)\}/g, '^$1')
    .replace(/\\[,;:! ]|~/g, ' ')
    .replace(/[$*_`]{2,}|[$`_]/g, '')
    .replace(/\\([%€])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

function valueOfFormula(text: string): CalculationValue | null {
  try {
    return evaluateCalculation(text.replace(/[−–]/g, '-').replace(/(\d),(\d)/g, '$1.$2'))
  } catch (error) {
    if (error instanceof CalculationError) return null
    throw error
  }
}
