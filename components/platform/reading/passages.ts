import { sentencesOf } from '@/lib/platform/reading/sentences'

/** A sentence, or what is said in one breath, with its place on the page. */
export type Passage = { spoken: string; range: Range }

/** A stretch of a text that is said; without a node it stands nowhere on the page. */
type Stretch = { at: number; said: string; node: Text | Element | null }

/** What is not read: what one presses, what only screen readers are told, what is drawn. */
const SILENT =
  'button, summary, nav, input, textarea, select, script, style, noscript, template, audio, video, ' +
  'svg, math, kbd, [data-footnote-ref], [data-footnote-backref], .sr-only, [hidden], [inert], ' +
  '[aria-hidden="true"]'

/** The text of an element sentence by sentence: formulas by their words, pictures by their description. */
export function passagesOf(root: Element): Passage[] {
  const passages: Passage[] = []
  let stretches: Stretch[] = []
  let text = ''

  const add = (said: string, node: Stretch['node']) => {
    stretches.push({ at: text.length, said, node })
    text += said
  }
  const end = () => {
    let at = 0
    for (const sentence of sentencesOf(text)) {
      const range = rangeOf(stretches, at, sentence)
      at += sentence.length
      if (range && /[\p{L}\p{N}]/u.test(sentence)) passages.push({ spoken: sentence, range })
    }
    stretches = []
    text = ''
  }
  const read = (node: Node) => {
    const isBetweenCells = node.parentElement?.matches('table, thead, tbody, tr')
    if (node instanceof Text && !isBetweenCells) add(node.data, node)
    if (!(node instanceof Element)) return
    const words = wordsOf(node)
    if (words !== null) return add(words, node)
    if (node.matches(SILENT)) return
    const { display, visibility } = getComputedStyle(node)
    if (display === 'none' || visibility === 'hidden') return
    if (node.tagName === 'BR') return add(' ', null)
    if (display === 'table-cell' && text.trim()) add(/[.!?…:,]\s*$/.test(text) ? ' ' : ', ', null)
    const isBlock = !/^(?:inline|contents|ruby|table-cell)/.test(display)
    if (isBlock) end()
    node.childNodes.forEach(read)
    if (isBlock) end()
  }
  root.childNodes.forEach(read)
  end()
  return passages
}

/** No letter, so that „otpor je R.” does not end with an initial; no voice says it. */
const FORMULA_END = '\u2060'

/** What is said of a formula or a picture; null for other elements. */
function wordsOf(element: Element): string | null {
  const spoken = element.getAttribute('data-spoken')
  if (spoken !== null) return spoken + FORMULA_END
  const picture = element.matches('svg[role=img]')
    ? element.getAttribute('aria-label')
    : element.getAttribute('alt')
  return picture ? `Slika: ${picture}` : null
}

/** Where a sentence stands, without the blanks around it. */
function rangeOf(stretches: Stretch[], start: number, sentence: string): Range | null {
  const from = start + sentence.length - sentence.trimStart().length
  const to = start + sentence.trimEnd().length
  const held = stretches.flatMap(({ at, said, node }) =>
    node && at < to && at + said.length > from ? [{ at, said, node }] : [],
  )
  const [first, last] = [held[0], held.at(-1)]
  if (!first || !last) return null
  const range = document.createRange()
  if (first.node instanceof Text) range.setStart(first.node, Math.max(from - first.at, 0))
  else range.setStartBefore(first.node)
  if (last.node instanceof Text) range.setEnd(last.node, Math.min(to - last.at, last.said.length))
  else range.setEndAfter(last.node)
  return range
}

/** False for a passage inside an answer that is still closed. */
export const isOpen = ({ range }: Passage): boolean =>
  !range.startContainer.parentElement?.closest('details:not([open])')

/** The passage that stands at a point of the window, or a little beside it. */
export const passageAt = (passages: Passage[], x: number, y: number): number =>
  passages.findIndex(({ range }) =>
    [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        x >= left - NEAR_PX && x <= right + NEAR_PX && y >= top - NEAR_PX && y <= bottom + NEAR_PX,
    ),
  )

const NEAR_PX = 4

/** The first passage of what is selected; 0 where nothing is. */
export function selectedPassage(passages: Passage[]): number {
  const selection = window.getSelection()
  if (!selection?.rangeCount || selection.isCollapsed) return 0
  const selected = selection.getRangeAt(0)
  const index = passages.findIndex(
    ({ range }) => range.compareBoundaryPoints(Range.START_TO_END, selected) > 0,
  )
  const passage = passages[index]
  // What is selected may stand elsewhere on the page.
  return passage && selected.compareBoundaryPoints(Range.START_TO_END, passage.range) > 0
    ? index
    : 0
}
