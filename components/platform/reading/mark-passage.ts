import type { Passage } from './passage'

/** Styled by app/styles/reading.css. The DOM is not changed. */
const NAME = 'aloud'

/** Heights of the bars above and below a text, with a margin. */
const HEAD_PX = 80
const BAR_PX = 110

/**
 * Highlights the spoken passage and scrolls it into view. Browsers without highlights only scroll.
 * @returns a function that removes the highlight
 */
export function markPassage({ range }: Passage): () => void {
  if (typeof Highlight === 'function') CSS.highlights.set(NAME, new Highlight(range))
  reveal(range)
  return () => void globalThis.CSS?.highlights?.delete(NAME)
}

function reveal(range: Range): void {
  const { top, bottom } = range.getBoundingClientRect()
  const { innerHeight } = window
  if (top >= HEAD_PX && bottom <= innerHeight - BAR_PX) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollBy({ top: top - innerHeight / 4, behavior: isCalm ? 'auto' : 'smooth' })
}
