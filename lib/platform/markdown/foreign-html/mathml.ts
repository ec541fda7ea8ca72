import type { Element, ElementContent } from 'hast'
import { toString } from 'mdast-util-to-string'
import { TEX_ACCENTS, TEX_FUNCTIONS, TEX_LETTERS, TEX_OPERATORS } from './mathml-signs'

/** Thrown for MathML without an equivalent in TeX here; the message names the part. */
export class UnreadableFormula extends Error {}

/**
 * Converts presentation MathML to TeX: ½ becomes `\frac{1}{2}`. If the MathML contains its TeX
 * source, that is returned.
 * @throws UnreadableFormula
 */
export function texOf(math: Element): string {
  const source = texWithin(math)
  return (source ?? row(math.children)).replace(/\s+/g, ' ').trim()
}

/** Element name without a namespace prefix: `mml:mfrac` and `mfrac` are the same. */
export const localName = ({ tagName }: Element): string => tagName.replace(/^(?:mml|m):/, '')

function texWithin(node: Element): string | null {
  for (const child of elements(node.children)) {
    const isTex = /^(?:application\/x-tex|TeX|LaTeX)$/i.test(
      String(child.properties.encoding ?? ''),
    )
    if (localName(child) === 'annotation' && isTex) return toString(child)
    const found = texWithin(child)
    if (found !== null) return found
  }
  return null
}

const elements = (nodes: ElementContent[]): Element[] =>
  nodes.filter((node): node is Element => node.type === 'element')

type Write = (parts: Element[], node: Element) => string

const inner: Write = (_, node) => row(node.children)
const nothing: Write = () => ''

const WRITE: Record<string, Write> = {
  ...{ math: inner, mrow: inner, mstyle: inner, mpadded: inner, mtd: inner },
  semantics: ([first]) => (first ? one(first) : ''),
  ...{ annotation: nothing, 'annotation-xml': nothing, mprescripts: nothing, none: nothing },
  mspace: () => ' ',
  mphantom: (_, node) => `\\phantom{${row(node.children)}}`,
  mi: (_, node) => identifier(node),
  mn: (_, node) => number(textOf(node)),
  mo: (_, node) => operator(textOf(node)),
  mtext: (_, node) => words(toString(node)),
  ms: (_, node) => words(toString(node)),
  mfrac: (parts) => `\\frac${group(parts[0])}${group(parts[1])}`,
  msqrt: (_, node) => `\\sqrt{${row(node.children)}}`,
  mroot: (parts) => `\\sqrt[${one(parts[1])}]${group(parts[0])}`,
  msup: (parts) => base(parts[0]) + raised('^', parts[1]),
  msub: (parts) => base(parts[0]) + raised('_', parts[1]),
  msubsup: (parts) => base(parts[0]) + raised('_', parts[1]) + raised('^', parts[2]),
  munder: (parts) =>
    isLarge(parts[0])
      ? base(parts[0]) + raised('_', parts[1])
      : `\\underset${group(parts[1])}${group(parts[0])}`,
  mover: over,
  munderover: (parts) => base(parts[0]) + raised('_', parts[1]) + raised('^', parts[2]),
  mfenced: fenced,
  mtable: table,
}

function one(node: Element | undefined): string {
  if (!node) throw new UnreadableFormula('dio formule nedostaje')
  const name = localName(node)
  const write = Object.hasOwn(WRITE, name) ? WRITE[name] : undefined
  if (!write) throw new UnreadableFormula(`oznaka ${name}`)
  return write(elements(node.children), node)
}

const group = (node: Element | undefined) => `{${one(node)}}`

/** A row of parts; its fences grow if it contains a fraction or a table. */
function row(nodes: ElementContent[]): string {
  const loose = nodes.find((node) => node.type === 'text' && node.value.trim())
  if (loose) throw new UnreadableFormula('tekst izvan oznaka')
  const parts = elements(nodes)
  const [first, last] = [parts[0], parts.at(-1)]
  const [open, close] = [fenceOf(first, '([{|'), fenceOf(last, ')]}|')]
  const isTall = (some: Element[]) => some.some((part) => /<mfrac|<mtable/.test(outline(part)))
  if (open && close && parts.length > 2 && isTall(parts.slice(1, -1)))
    return `\\left${open}${joined(parts.slice(1, -1).map(one))}\\right${close}`
  if (open && !close && isTall(parts.slice(1)) && parts[1] && localName(parts[1]) === 'mtable')
    return `\\left${open}${joined(parts.slice(1).map(one))}\\right.`
  return joined(parts.map(one))
}

const outline = (node: Element): string =>
  `<${localName(node)}${elements(node.children).map(outline).join('')}`

function fenceOf(node: Element | undefined, signs: string): string | null {
  if (!node || localName(node) !== 'mo') return null
  const text = textOf(node)
  return text.length === 1 && signs.includes(text) ? operator(text) : null
}

/** Joins parts, with a space between a command and a following letter. */
const joined = (parts: string[]): string =>
  parts.reduce((row, part) => {
    const isApart = /\\[a-zA-Z]+$/.test(row) && /^[a-zA-Z]/.test(part)
    return row + (isApart ? ' ' : '') + part
  }, '')

const textOf = (node: Element): string =>
  toString(node)
    .replace(/[\t\n\r ]+/g, ' ')
    .trim()

function identifier(node: Element): string {
  const text = textOf(node)
  const variant = node.properties.mathVariant ?? node.properties.mathvariant
  const known = TEX_LETTERS[text]
  const named = known ?? (TEX_FUNCTIONS.has(text) ? `\\${text}` : letters(text))
  if (variant === 'bold') return `\\mathbf{${named}}`
  if (variant === 'double-struck') return `\\mathbb{${named}}`
  return variant === 'normal' && /^[A-Za-z]$/.test(named) ? `\\mathrm{${named}}` : named
}

function letters(text: string): string {
  if (/^[A-Za-z]'*$/.test(text)) return text
  if (/^[A-Za-z]+$/.test(text)) return `\\mathrm{${text}}`
  if (/^[\d.,]+$/.test(text)) return number(text)
  return [...text].length === 1 && Object.hasOwn(TEX_OPERATORS, text) ? operator(text) : words(text)
}

/** A comma within a number is written so that TeX doesn't space it like a list. */
const number = (text: string): string =>
  /^[\d., \u00a0\u202f'A-Za-z]*$/.test(text)
    ? text.replace(/(\d),(?=\d)/g, '$1{,}').replace(/[ \u00a0\u202f]/g, '\\,')
    : [...text].map((sign) => (/[\d.]/.test(sign) ? sign : operator(sign))).join('')

function operator(text: string): string {
  return joined(
    [...text].map((sign) => {
      if (Object.hasOwn(TEX_OPERATORS, sign)) return TEX_OPERATORS[sign] ?? ''
      if (Object.hasOwn(TEX_LETTERS, sign)) return TEX_LETTERS[sign] ?? ''
      if (/[\p{L}\d]/u.test(sign)) return letters(sign)
      if (/^[\x20-\x7e]$/.test(sign) && !/[\\~^]/.test(sign)) return sign
      throw new UnreadableFormula(`znak ${sign}`)
    }),
  )
}

const words = (text: string): string => {
  const shown = text.replace(/\s+/g, ' ')
  if (!shown.trim()) return '\\ '
  if (/[\\^~]/.test(shown)) throw new UnreadableFormula(`tekst „${shown}”`)
  return `\\text{${shown.replace(/[{}$%&#_]/g, '\\$&')}}`
}

const isLarge = (node: Element | undefined) =>
  node !== undefined && /^\\(?:sum|prod|int|lim|min|max|sup|inf)$/.test(one(node))

function base(node: Element | undefined): string {
  const tex = one(node)
  return /^(?:[A-Za-z0-9)\]]|\\[a-zA-Z]+|\d+)$/.test(tex) ? tex : `{${tex}}`
}

/** An index or power; the degree sign contains its own raising. */
function raised(sign: '^' | '_', node: Element | undefined): string {
  const tex = one(node)
  if (/^'+$/.test(tex) && sign === '^') return tex
  return `${sign}{${tex === '{}^\\circ' ? '\\circ' : tex}}`
}

function over([what, above]: Element[]): string {
  const mark = above ? textOf(above) : ''
  if (Object.hasOwn(TEX_ACCENTS, mark)) return `\\${TEX_ACCENTS[mark]}${group(what)}`
  return isLarge(what) ? base(what) + raised('^', above) : `\\overset${group(above)}${group(what)}`
}

function fenced(parts: Element[], { properties }: Element): string {
  const open = String(properties.open ?? '(')
  const close = String(properties.close ?? ')')
  const signs = [...String(properties.separators ?? ',').replace(/\s/g, '')]
  const inside = parts.map((part, index) => {
    const sign = index < parts.length - 1 ? (signs[index] ?? signs.at(-1) ?? '') : ''
    return one(part) + operator(sign)
  })
  const side = (sign: string) => (sign.trim() ? operator(sign) : '.')
  return `\\left${side(open)}${joined(inside)}\\right${side(close)}`
}

function table(rows: Element[]): string {
  const cells = rows.map((line) => {
    if (localName(line) !== 'mtr') throw new UnreadableFormula(`oznaka ${localName(line)}`)
    return elements(line.children).map((cell) => {
      const { rowspan, columnspan } = cell.properties
      if (rowspan ?? columnspan) throw new UnreadableFormula('spojene ćelije')
      return one(cell)
    })
  })
  const columns = Math.max(1, ...cells.map(({ length }) => length))
  const body = cells.map((line) => line.join(' & ')).join(' \\\\ ')
  return `\\begin{array}{${'c'.repeat(columns)}}${body}\\end{array}`
}
