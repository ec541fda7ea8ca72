import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

const NO_BREAK = '\u00a0'
const UNIT = '(?:[mcdk]?m[²³]?|d?ag|[mk]?g|[mdch]?l|ha|min|[tshNJW]|Pa|°C|%|€)(?![\\p{L}\\p{N}])'

/** A unit and punctuation, which stay on the line of a formula. */
const BEHIND = new RegExp(`^(?: ${UNIT})?[.,:;?!)…”]*`, 'u')
const BEFORE = /[(„]+$/

/** True for an inline formula that is short enough to stay on one line with its punctuation. */
const isFormula = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && [node.properties.className].flat().includes('katex') && isShort(node)

/**
 * Maximum number of characters of a short formula, about half a line on a phone; a longer formula
 * may fill a whole line.
 */
export const MOST_SIGNS = 18

const isShort = (formula: Element): boolean => drawnFormulaText(formula).length <= MOST_SIGNS

/** The drawn characters of a formula, without the TeX source that its MathML contains. */
export function drawnFormulaText(node: ElementContent): string {
  if (node.type === 'text') return node.value.replace(/\s/g, '')
  if (node.type !== 'element' || node.tagName === 'annotation') return ''
  return node.children.map(drawnFormulaText).join('')
}

const KEPT = 'whitespace-nowrap'
const isKept = ({ properties }: Element) => [properties.className].flat().includes(KEPT)

/**
 * Keeps a unit and punctuation on the same line as a short formula; otherwise a line could begin with
 * a lone "?" or "cm".
 */
export function rehypeFormulaPunctuation() {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element) => {
      if (isKept(node)) return SKIP
      if (node.children.some(isFormula)) node.children = withSigns(node.children)
      return undefined
    })
  }
}

function withSigns(children: ElementContent[]): ElementContent[] {
  return children.map((child, index): ElementContent => {
    if (child.type === 'text') return cut(child.value, children[index - 1], children[index + 1])
    if (!isFormula(child)) return child
    const before = signs(BEFORE, children[index - 1])
    const behind = signs(BEHIND, children[index + 1])
    if (!before && !behind) return child
    const parts = [before, child, behind].flatMap((part): ElementContent[] =>
      typeof part !== 'string' ? [part] : part ? [{ type: 'text', value: part }] : [],
    )
    return { type: 'element', tagName: 'span', properties: { className: [KEPT] }, children: parts }
  })
}

/** The unit and punctuation at the start of a text, or the punctuation at its end; may be empty. */
const signs = (place: RegExp, node: ElementContent | undefined): string =>
  node?.type === 'text' ? (place.exec(node.value)?.[0] ?? '') : ''

/** A text without the unit and punctuation that moved to the formulas beside it. */
function cut(
  text: string,
  left: ElementContent | undefined,
  right: ElementContent | undefined,
): ElementContent {
  const start = isFormula(left) ? text.replace(BEHIND, '') : text
  return { type: 'text', value: isFormula(right) ? start.replace(BEFORE, '') : start }
}

/** A one-letter word before a number, which must not stay at the end of a line. */
const BEFORE_NUMBER = /(?<![\p{L}\p{N}])([skuioa]) (?=\p{N})/giu
const BEFORE_UNIT = new RegExp(`(?<=\\p{N}) (?=${UNIT})`, 'gu')

/** Spaces within a number such as 10 000. */
const IN_NUMBER = /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/gu

/** A variable with its number, such as a = 12. */
const EQUALITY = /(?<![\p{L}\p{N}])(\p{L}) = (?=[−-]?\p{N})/gu

/** Keeps a number on one line with its unit, its variable, and a one-letter word before it. */
export function withNoBreakSpaces(tree: Root): Root {
  visit(tree, (node) => {
    if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'math')) return SKIP
    if (node.type !== 'text') return
    node.value = node.value
      .replace(IN_NUMBER, NO_BREAK)
      .replace(EQUALITY, `$1${NO_BREAK}=${NO_BREAK}`)
      .replace(BEFORE_NUMBER, `$1${NO_BREAK}`)
      .replace(BEFORE_UNIT, NO_BREAK)
  })
  return tree
}
