/** Commands with a single plain-text character. */
const SIGNS: Record<string, string> = {
  cdot: '·',
  times: '·',
  div: ':',
  ast: '*',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  infty: '∞',
  circ: '°',
  rightarrow: '→',
  to: '→',
  pi: 'π',
  rho: 'ρ',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  Delta: 'Δ',
  Omega: 'Ω',
  quad: ' ',
  ldots: '…',
  dots: '…',
}

/** Commands whose argument is written unchanged. */
const WRAPPERS = new Set(['text', 'mathrm', 'mathbf', 'mathit', 'overline', 'operatorname'])

const RAISED: Record<string, string> = Object.fromEntries(
  [...'0123456789+-−n°'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻ⁿ°'][at] ?? sign]),
)
const LOWERED: Record<string, string> = Object.fromEntries(
  [...'0123456789+-'].map((sign, at) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋'][at] ?? sign]),
)

const TOKEN = /\\[a-zA-Z]+|\\.|\s+|[{}^_]|[^\\\s{}^_]/gu

/**
 * A formula as plain text: `\frac{3}{4}` is 3/4, `x^2` is x². Null for a formula that must be
 * drawn: with a gap, a matrix, or an exponent without a Unicode superscript.
 */
export function texToPlainText(tex: string): string | null {
  const tokens = tex.match(TOKEN) ?? []
  const text = readRow(tokens)
  return tokens.length || text === null ? null : text.replace(/\s+/g, ' ').trim()
}

/**
 * Reads up to the end or to a closing brace, which is consumed. Null for a row without a plain
 * form.
 */
function readRow(tokens: string[]): string | null {
  let row = ''
  while (tokens.length && tokens[0] !== '}') {
    const isFraction = tokens[0] === '\\frac'
    const part = readOne(tokens)
    if (part === null) return null
    // A mixed number: 2 1/3, not 21/3.
    row += isFraction && /\d$/.test(row) ? ` ${part}` : part
  }
  tokens.shift()
  return row
}

function readOne(tokens: string[]): string | null {
  const token = tokens.shift() ?? ''
  if (token === '{') return readRow(tokens)
  if (token === '^') return small(readArgument(tokens), RAISED)
  if (token === '_') return small(readArgument(tokens), LOWERED)
  if (!token.startsWith('\\')) return token.trim() ? token : ' '
  return readCommand(token.slice(1), tokens)
}

function readCommand(name: string, tokens: string[]): string | null {
  if (SIGNS[name] !== undefined) return SIGNS[name]
  if (WRAPPERS.has(name)) return readArgument(tokens)
  if (name === 'left' || name === 'right') return ''
  // A space, or an escaped character of TeX: \, \% \{
  if (!/[a-zA-Z]/.test(name)) return /[,;:! ]/.test(name) ? ' ' : name
  if (name === 'frac') return fraction(readArgument(tokens), readArgument(tokens))
  if (name !== 'sqrt' || tokens[0] === '[') return null
  const under = readArgument(tokens)
  return under === null ? null : `√${bracketed(under)}`
}

/** The argument of a command, superscript or subscript: a group, or else the next token. */
function readArgument(tokens: string[]): string | null {
  while (tokens[0] !== undefined && !tokens[0].trim()) tokens.shift()
  // Null at the end of a group, where the argument is missing.
  return tokens.length && tokens[0] !== '}' ? readOne(tokens) : null
}

const bracketed = (text: string) => (/^[\p{L}\p{N},.]+$/u.test(text) ? text : `(${text})`)

const fraction = (above: string | null, below: string | null) =>
  above === null || below === null ? null : `${bracketed(above)}/${bracketed(below)}`

function small(text: string | null, signs: Record<string, string>): string | null {
  const found = [...(text ?? '?')].map((sign) => signs[sign])
  return found.includes(undefined) ? null : found.join('')
}
