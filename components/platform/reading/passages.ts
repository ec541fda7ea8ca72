import { briefDescription } from '@/lib/platform/reading/brief-description'
import { sentencesOf } from '@/lib/platform/reading/sentences'
import type { SpokenPassage } from './passage'
import { withRecordings } from './recorded-passages'
import { spokenColumnPrefix, isHeadOfNamedColumns } from './table-columns'

/** A part of the spoken text; `node` is null for text that is not on the page. */
type Stretch = { at: number; said: string; node: Text | Element | null }

/**
 * Elements not read aloud: controls, texts for screen readers only, drawings, marks of pairs. Early
 * readers hear what opens a closed answer.
 */
const SILENT =
  'button, html:not([data-early-reader]) summary, nav, input, textarea, select, script, style, noscript, template, audio, video, ' +
  'svg, math, kbd, [data-footnote-ref], [data-footnote-backref], [data-unspoken], .sr-only, ' +
  '[hidden], [inert], [aria-hidden="true"]'

/**
 * An element's text by sentence, with formulas in words, pictures by their description, cells of
 * tables after the name of their column, and recordings. Early readers hear only the beginning of
 * what a question's picture shows.
 */
export function spokenPassagesOf(root: Element): SpokenPassage[] {
  const passages: SpokenPassage[] = []
  const isBrief =
    'earlyReader' in document.documentElement.dataset &&
    root.closest('fieldset') !== null &&
    // The end of a description may be all that tells options apart.
    root.closest('[data-aloud=option], [data-aloud=repeated]') === null
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
    const { display, visibility } = getComputedStyle(node)
    if (display === 'none' || visibility === 'hidden') return
    const isBlock = !/^(?:inline|contents|ruby|table-cell)/.test(display)
    const words = wordsOf(node, isBrief)
    if (words !== null) {
      if (isBlock) end()
      add(words, node)
      if (isBlock) end()
      return
    }
    if (node.matches(SILENT) || isHeadOfNamedColumns(node)) return
    if (node.tagName === 'BR') return add(' ', null)
    const isNextCell = display === 'table-cell' && node.hasChildNodes() && text.trim() !== ''
    if (isNextCell) add(/[.!?…:,]\s*$/.test(text) ? ' ' : ', ', null)
    if (node instanceof HTMLTableCellElement) add(spokenColumnPrefix(node), null)
    if (isBlock) end()
    node.childNodes.forEach(read)
    if (isBlock) end()
  }
  root.childNodes.forEach(read)
  end()
  return withRecordings(root, passages)
}

/** A non-letter, so that “otpor je R.” is not taken for an initial; voices skip it. */
const FORMULA_END = '\u2060'

/** The spoken text of a formula or picture; null for other elements. */
function wordsOf(element: Element, isBrief: boolean): string | null {
  const spoken = element.getAttribute('data-spoken')
  if (spoken !== null) return spoken + FORMULA_END
  const picture = element.matches('svg[role=img]')
    ? element.getAttribute('aria-label')
    : element.getAttribute('alt')
  return picture ? `Slika: ${isBrief ? briefDescription(picture) : picture}` : null
}

/** A sentence's range without surrounding spaces. */
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

/**
 * False for a passage inside a collapsed `<details>`, such as a hidden answer, and for the words that
 * open it once it is open.
 */
export function isPassageShown({ range }: SpokenPassage): boolean {
  const place = range.startContainer.parentElement
  const isClosed = place?.closest('details:not([open])') != null
  return place?.closest('summary') ? isClosed : !isClosed
}

/** The index of the passage at or near a point of the window; -1 without one. */
export const passageIndexAt = (passages: SpokenPassage[], x: number, y: number): number =>
  passages.findIndex(({ range }) =>
    [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        x >= left - NEAR_PX && x <= right + NEAR_PX && y >= top - NEAR_PX && y <= bottom + NEAR_PX,
    ),
  )

const NEAR_PX = 4

/** The index of the first passage that is shown in a part of the text; -1 without one. */
export const passageIndexIn = (passages: SpokenPassage[], part: Element): number =>
  passages.findIndex(
    (passage) => part.contains(passage.range.startContainer) && isPassageShown(passage),
  )

/** The index of the first passage in the selection; 0 without a selection in the passages. */
export function selectedPassageIndex(passages: SpokenPassage[]): number {
  const selection = window.getSelection()
  if (!selection?.rangeCount || selection.isCollapsed) return 0
  const selected = selection.getRangeAt(0)
  const index = passages.findIndex(
    ({ range }) => range.compareBoundaryPoints(Range.START_TO_END, selected) > 0,
  )
  const passage = passages[index]
  // The selection may be elsewhere on the page.
  return passage && selected.compareBoundaryPoints(Range.START_TO_END, passage.range) > 0
    ? index
    : 0
}
