import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

const BEHIND = /^[.,:;?!)…”]+/
const BEFORE = /[(„]+$/

/** A formula within a row of text that is short enough to keep its signs. */
const isFormula = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && [node.properties.className].flat().includes('katex') && isShort(node)

/** Signs of a formula that fill half a phone's row: a longer one may just fit alone. */
const MOST_SIGNS = 18

const isShort = (formula: Element): boolean => drawn(formula).length <= MOST_SIGNS

/** What is drawn of a formula: its source, which MathML carries along, is not. */
function drawn(node: ElementContent): string {
  if (node.type === 'text') return node.value.replace(/\s/g, '')
  if (node.type !== 'element' || node.tagName === 'annotation') return ''
  return node.children.map(drawn).join('')
}

const KEPT = 'whitespace-nowrap'
const isKept = ({ properties }: Element) => [properties.className].flat().includes(KEPT)

/** Keeps the signs around a short formula with it: else a row could begin with a lone "?". */
export function formulaSigns() {
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

/** The signs at the end or the start of a text; empty without any. */
const signs = (place: RegExp, node: ElementContent | undefined): string =>
  node?.type === 'text' ? (place.exec(node.value)?.[0] ?? '') : ''

/** A text without the signs that went to the formulas beside it. */
function cut(
  text: string,
  left: ElementContent | undefined,
  right: ElementContent | undefined,
): ElementContent {
  const start = isFormula(left) ? text.replace(BEHIND, '') : text
  return { type: 'text', value: isFormula(right) ? start.replace(BEFORE, '') : start }
}

const NO_BREAK = '\u00a0'
const UNIT = '(?:[mcdk]?m[²³]?|d?ag|[mk]?g|[mdch]?l|ha|min|[tshNJW]|Pa|°C|%|€)(?![\\p{L}\\p{N}])'

/** A word of one letter does not stay at the end of a row when a number follows. */
const BEFORE_NUMBER = /(?<![\p{L}\p{N}])([skuioa]) (?=\p{N})/giu
const BEFORE_UNIT = new RegExp(`(?<=\\p{N}) (?=${UNIT})`, 'gu')

/** Between the groups of a number such as 10 000. */
const IN_NUMBER = /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/gu

/** Keeps a number together, with its unit, and with the one-letter word before it. */
export function withNoBreakSpaces(tree: Root): Root {
  visit(tree, (node) => {
    if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'math')) return SKIP
    if (node.type !== 'text') return
    node.value = node.value
      .replace(IN_NUMBER, NO_BREAK)
      .replace(BEFORE_NUMBER, `$1${NO_BREAK}`)
      .replace(BEFORE_UNIT, NO_BREAK)
  })
  return tree
}
