import katex from 'katex'
import { formulaRefusalReason } from './formula-limits'
import { memoised } from './memo'

/** Croatian sentences for KaTeX's error messages. */
const SENTENCES: [RegExp, (...found: string[]) => string][] = [
  [/^Undefined control sequence: (\S+)/, (_, name) => `naredba ${name} ne postoji`],
  [/^No such environment: (\S+)/, (_, name) => `okruženje ${name} ne postoji`],
  [/^Double superscript/, () => 'dvije su potencije zaredom; dodaj vitice'],
  [/^Double subscript/, () => 'dva su indeksa zaredom; dodaj vitice'],
  [/^Expected '(.+)', got 'EOF'/, (_, sign) => endsEarly(sign)],
  [/^Unexpected end of input(?:.*expected '(.+?)')?/, (_, sign) => endsEarly(sign)],
  [/^Expected 'EOF', got '(.+?)'/, (_, sign) => `znak ${sign} ovdje nije dopušten`],
  [/^Expected '(.+)', got '(.+?)'/, (_, wanted, got) => `umjesto ${got} treba ${wanted}`],
  [/^Expected group after '(.+?)'/, (_, sign) => `iza znaka ${sign} nešto nedostaje`],
  [/^Unexpected character: '(.+?)'/, (_, sign) => `znak ${sign} nije dopušten`],
]

const endsEarly = (sign: string | undefined) =>
  sign ? `na kraju nedostaje ${sign}` : 'završava prerano'

/** Cache size; a preview checks the same formulas after each key press. */
const KEPT_BYTES = 1_000_000

/** The fault of a formula, in Croatian; null for a valid one. */
export const formulaFault = memoised(KEPT_BYTES, (tex): string | null => {
  const reason = formulaRefusalReason(tex) ?? drawingFault(tex)
  return reason && `Formula $${shortened(tex)}$ nije ispravna: ${reason}.`
})

const shortened = (tex: string) => (tex.length > 200 ? `${tex.slice(0, 60)}…` : tex)

function drawingFault(tex: string): string | null {
  try {
    katex.renderToString(tex, { throwOnError: true, strict: 'ignore', output: 'mathml' })
    return null
  } catch (error) {
    return reasonOf(error, tex)
  }
}

function reasonOf(error: unknown, tex: string): string {
  if (!(error instanceof katex.ParseError)) return 'ne može se pročitati'
  for (const [pattern, sentence] of SENTENCES) {
    const found = pattern.exec(error.rawMessage)
    if (found) return sentence(...found)
  }
  const rest = tex.slice(error.position)
  return rest ? `ne može se pročitati od „${rest.slice(0, 20)}”` : 'ne može se pročitati'
}
