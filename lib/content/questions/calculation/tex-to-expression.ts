/** One side of an equation in a formula, as an expression for `evaluateCalculation`. */
export type EquationSide = {
  expression: string
  /** The different units with their powers: `cm`, `cm2`, `cm mm`. */
  unit: string
}

const SIGNS: Record<string, string> = { cdot: '*', times: '*', div: '/', circ: '°' }
const GROUPING = new Set(['left', 'right', 'displaystyle'])
const UNIT_COMMANDS = new Set(['text', 'mathrm', 'operatorname'])

const TOKEN = /\\[a-zA-Z]+|\\.|\s+|[{}^_]|[^\\\s{}^_]/gu

/**
 * Reads LaTeX in which only numbers, operators and units occur: `\frac{3}{4} \cdot 8\text{ cm}` is
 * `((3)/(4)) * 8` in cm. Null for any other formula, such as one with a variable.
 */
export function texToExpression(tex: string): EquationSide | null {
  const tokens = tex.match(TOKEN) ?? []
  const units: string[] = []
  const row = readRow(tokens, units)
  if (row === null || tokens.length) return null
  const expression = row
    .replace(/−|–/g, '-')
    .replace(/·/g, '*')
    .replace(/:/g, '/')
    // Dots and spaces separate thousands.
    .replace(/(?<![\d.,])\d{1,3}(?:\.\d{3})+(?!\d)/g, (number) => number.replaceAll('.', ''))
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '')
    .replace(/(\d(?:[\d.]*))\s*%/g, '($1/100)')
    // A mixed number is a sum, other adjacent factors are a product.
    .replace(/(\d+)\s*\(\((\d+)\)\/\((\d+)\)\)/g, '($1+$2/$3)')
    .replace(/(?<=[\d)])\s*(?=\()/g, '*')
    .trim()
  return expression && !/[^\d+\-*/^()., sqrt]/.test(expression)
    ? { expression, unit: [...new Set(units)].join(' ') }
    : null
}

/** Reads up to the end or to a closing brace, which is consumed. */
function readRow(tokens: string[], units: string[]): string | null {
  let row = ''
  while (tokens.length && tokens[0] !== '}') {
    const part = readOne(tokens, units, row)
    if (part === null) return null
    row += part
  }
  tokens.shift()
  return row
}

function readOne(tokens: string[], units: string[], before: string): string | null {
  const token = tokens.shift() ?? ''
  if (token === '{') return grouped(readRow(tokens, units))
  if (token === '_') return null
  if (token === '^') return readPower(tokens, units, before)
  if (!token.startsWith('\\')) return /\p{L}/u.test(token) ? null : token
  const name = token.slice(1)
  if (SIGNS[name] !== undefined) return SIGNS[name]
  if (GROUPING.has(name)) return ''
  if (UNIT_COMMANDS.has(name)) return readUnit(tokens, units)
  if (!/[a-zA-Z]/.test(name)) return /[,;:! ]/.test(name) ? ' ' : name
  if (/^[dt]?frac$/.test(name)) {
    const [top, bottom] = [readArgument(tokens, units), readArgument(tokens, units)]
    return top === null || bottom === null ? null : `((${top})/(${bottom}))`
  }
  if (name !== 'sqrt' || tokens[0] === '[') return null
  const under = readArgument(tokens, units)
  return under === null ? null : `sqrt(${under})`
}

/** A group keeps negative numbers and sums together; `{,}` is a decimal comma. */
const grouped = (row: string | null) => (row === null || /^[\d., ]*$/.test(row) ? row : `(${row})`)

function readPower(tokens: string[], units: string[], before: string): string | null {
  const exponent = readArgument(tokens, units)
  if (exponent === null || exponent === '°') return exponent && ''
  // The power of a unit, such as cm².
  if (/\s$/.test(before) && units.length) {
    units.push(`${units.pop()}${exponent}`)
    return ''
  }
  return `^(${exponent})`
}

function readUnit(tokens: string[], units: string[]): string | null {
  while (tokens[0] !== undefined && !tokens[0].trim()) tokens.shift()
  if (tokens.shift() !== '{') return null
  const end = tokens.indexOf('}')
  if (end < 0) return null
  const unit = tokens
    .splice(0, end + 1)
    .slice(0, -1)
    .join('')
    .trim()
  if (unit) units.push(unit)
  return ' '
}

/** The argument of a command or power: a group, or else the next token. */
function readArgument(tokens: string[], units: string[]): string | null {
  while (tokens[0] !== undefined && !tokens[0].trim()) tokens.shift()
  if (!tokens.length || tokens[0] === '}') return null
  if (tokens[0] !== '{') return readOne(tokens, units, '')
  tokens.shift()
  return readRow(tokens, units)
}
