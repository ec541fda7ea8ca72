import type { SpokenPassage } from './passage'

/** Styled by app/styles/reading.css. The DOM is not changed. */
const NAME = 'aloud'

/** Heights of the bars above and below a text, with a margin. */
const HEAD_PX = 80
const BAR_PX = 110
/** Early readers have the keys that turn a script's pages below. */
const EARLY_BARS_PX = 190

/**
 * Highlights the spoken passage and scrolls it into view unless it is only heard. Browsers without
 * highlights only scroll.
 * @returns a function that removes the highlight
 */
export function markPassage({ range }: SpokenPassage): () => void {
  if (typeof Highlight === 'function') CSS.highlights.set(NAME, new Highlight(range))
  reveal(range)
  return () => void globalThis.CSS?.highlights?.delete(NAME)
}

function reveal(range: Range): void {
  if (range.startContainer.parentElement?.closest('.sr-only')) return
  const { top, bottom } = range.getBoundingClientRect()
  const { innerHeight } = window
  const isInQuestion = Boolean(range.startContainer.parentElement?.closest('form, fieldset'))
  const hasKeys = 'earlyReader' in document.documentElement.dataset && !isInQuestion
  const end = innerHeight - (hasKeys ? EARLY_BARS_PX : BAR_PX)
  if (top >= HEAD_PX && bottom <= end) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  // As much of a question as possible stays in view; of a text the next lines follow.
  const nearest = top < HEAD_PX ? top - HEAD_PX : Math.min(bottom - end, top - HEAD_PX)
  const way = isInQuestion ? nearest : top - innerHeight / 4
  window.scrollBy({ top: way, behavior: isCalm ? 'auto' : 'smooth' })
}
