import type { Element, Text } from 'hast'
import { toString } from 'mdast-util-to-string'
import { spokenUnit } from '@/lib/platform/hr/spoken-units'
import { spokenTokens, type SpeechToken } from './row'
import {
  NUMBER_SETS,
  powerWords,
  signsToWords,
  rootWords,
  signWord,
  smallFractionWords,
} from './signs'

const words = (text: string): SpeechToken[] => [{ kind: 'words', text }]
const one = (kind: SpeechToken['kind'], text: string): SpeechToken[] => [{ kind, text }]

/** A formula in Croatian words, from KaTeX's MathML. */
export function formulaWords(math: Element): string {
  const tokens = tokensOf(math)
  return spokenTokens(isChemical(math) ? tokens.map(reactionArrow) : tokens)
}

/** True for chemical formulas: symbols of elements are upright, those of quantities are not. */
function isChemical({ children, properties }: Element): boolean {
  const isSymbol = ({ value }: Text) => properties.mathvariant === 'normal' && /[A-Z]/.test(value)
  return children.some((child) =>
    child.type === 'text' ? isSymbol(child) : child.type === 'element' && isChemical(child),
  )
}

const reactionArrow = (token: SpeechToken): SpeechToken =>
  token.text === '→' ? { kind: 'words', text: 'daje' } : token

function tokensOf(node: Element | undefined): SpeechToken[] {
  if (!node || SILENT.has(node.tagName)) return []
  const word = accentedText(node)
  if (word !== null) return words(signsToWords(word.replace(/\s+/g, ' ').trim()))
  const leaf = LEAVES[node.tagName]
  if (leaf) return leaf(toString(node).trim(), node)
  const parts = node.children.filter((child) => child.type === 'element')
  return STRUCTURES[node.tagName]?.(parts, node) ?? parts.flatMap(tokensOf)
}

/** Accents that KaTeX writes apart from their letters, with the characters that combine with them. */
const ACCENTS: Record<string, string> = { ˇ: '\u030c', ˊ: '\u0301' }

/** The text of `\text{sendvič}`, whose letters with accents are nodes of their own; null for others. */
function accentedText(node: Element): string | null {
  const parts = node.children.filter((child) => child.type === 'element')
  if (node.tagName === 'mover') {
    const [base, mark] = parts
    const accent = mark && ACCENTS[toString(mark)]
    return accent && base?.tagName === 'mtext' ? (toString(base) + accent).normalize('NFC') : null
  }
  if (node.tagName !== 'mrow' || !parts.some(({ tagName }) => tagName === 'mover')) return null
  const texts = parts.map((part) =>
    part.tagName === 'mtext' ? toString(part) : accentedText(part),
  )
  return texts.includes(null) ? null : texts.join('')
}

const SILENT = new Set(['annotation', 'mphantom'])

const isUnit = (text: string) => spokenUnit(text, null) !== null

const LEAVES: Record<string, (text: string, node: Element) => SpeechToken[]> = {
  mn: (text) => one('number', text),
  mo: (text) => one('sign', text),
  mtext: (text) => {
    if (!text) return one('space', ' ')
    return isUnit(text) ? one('unit', text) : words(signsToWords(text))
  },
  // A quad separates two formulas, so it is read as a pause.
  mspace: (_, { properties }) =>
    one(/^[2-9]/.test(String(properties.width)) ? 'sign' : 'space', ','),
  mi: (text, { properties: { mathvariant } }) => {
    if (/^[%‰°€Ω]$/.test(text)) return one('unit', text)
    if (mathvariant === 'double-struck') return words(NUMBER_SETS[text] ?? text)
    if (/^[\p{Lu}\p{Ll}]/u.test(text)) return words(signWord(text))
    return one('sign', text)
  },
}

const STRUCTURES: Record<string, (parts: Element[], node: Element) => SpeechToken[]> = {
  mfrac: ([above, below]) => fraction(tokensOf(above), tokensOf(below)),
  msup: ([base, exponent]) => raised(tokensOf(base), tokensOf(exponent)),
  msub: ([base, index]) => lowered(base, tokensOf(index)),
  msubsup: ([base, index, exponent]) => raised(lowered(base, tokensOf(index)), tokensOf(exponent)),
  msqrt: (parts) => root('korijen', parts.flatMap(tokensOf)),
  mroot: ([under, degree]) => root(rootWords(spokenTokens(tokensOf(degree))), tokensOf(under)),
  mover: ([base, mark]) => marked(spokenTokens(tokensOf(base)), toString(mark)),
  mtable: (rows, { properties }) =>
    words(rows.map((row) => speakCells(row, properties.columnlines ? ' crta ' : ' ')).join(', ')),
}

const speakCells = (row: Element, line: string): string =>
  row.children
    .flatMap((cell) => (cell.type === 'element' && spokenTokens(tokensOf(cell))) || [])
    .join(line)

/** True if the tokens are a single term: `3`, `9 V`, `v_a`, `m(soli)`. */
const isTerm = (tokens: SpeechToken[], signs: RegExp) =>
  !tokens.some(({ kind, text }) => kind === 'sign' && signs.test(text))

const SUM = /^[=<>≤≥≠≈+−±:÷]$/
const SUM_OR_PRODUCT = /^[=<>≤≥≠≈+−±:÷⋅×·]$/

function fraction(above: SpeechToken[], below: SpeechToken[]): SpeechToken[] {
  const [top, bottom] = [spokenTokens(above), spokenTokens(below)]
  const small = smallFractionWords(top, bottom)
  // After a number it is the fractional part of a mixed number.
  if (small) return one('fraction', small)
  const [unit, per] = [above[0], below[0]]
  const rate = `${unit?.text}/${per?.text}`
  if (unit?.kind === 'unit' && per?.kind === 'unit' && isUnit(rate)) return one('unit', rate)
  if (isTerm(above, SUM) && isTerm(below, SUM_OR_PRODUCT)) return words(`${top} kroz ${bottom}`)
  return words(`razlomak s brojnikom ${top} i nazivnikom ${bottom}, kraj razlomka`)
}

function raised(base: SpeechToken[], exponent: SpeechToken[]): SpeechToken[] {
  const last = base.at(-1)
  const [first, ...more] = exponent
  const sign = exponent.at(-1)
  if (first?.text === '∘') return [...base, ...one('unit', '°')]
  if (first?.text === '′') return [...base, ...exponent]
  const unit = `${last?.text}${{ 2: '²', 3: '³' }[first?.text ?? ''] ?? '?'}`
  if (last?.kind === 'unit' && !more.length && isUnit(unit))
    return [...base.slice(0, -1), ...one('unit', unit)]
  // The charge of an ion.
  if (sign?.kind === 'sign' && /[+−]/.test(sign.text))
    return [...base, ...words(`${spokenTokens(exponent)},`)]
  const said = spokenTokens(exponent)
  return [
    ...base,
    ...words(
      isTerm(exponent.slice(1), SUM_OR_PRODUCT)
        ? powerWords(said)
        : `na eksponent ${said}, kraj eksponenta`,
    ),
  ]
}

function lowered(base: Element | undefined, index: SpeechToken[]): SpeechToken[] {
  const said = spokenTokens(index.filter(({ kind }) => kind !== 'sign'))
  if (base?.tagName === 'mn') {
    const digits = toString(base)
    return words(`${said === '10' ? digits : [...digits].join(' ')} u bazi ${said}`)
  }
  if (base?.properties.mathvariant === 'double-struck' && said === '0')
    return words(`${spokenTokens(tokensOf(base))} s nulom`)
  const isCount = base?.tagName === 'mo' || base?.properties.mathvariant === 'normal'
  return [...tokensOf(base), ...words(isCount ? said : `indeks ${spokenTokens(index)}`)]
}

const root = (name: string, under: SpeechToken[]) =>
  words(`${name} iz ${spokenTokens(under)}${under.length > 1 ? ', kraj korijena' : ''}`)

/** A line above letters means a line segment, an arrow a vector. */
function marked(said: string, mark: string): SpeechToken[] {
  if (/[‾¯]/.test(mark))
    return words(/^[\p{Lu} ]+$/u.test(said) ? `dužina ${said}` : `${said} nadcrtano`)
  return words(/[→⃗]/u.test(mark) ? `vektor ${said}` : said)
}
