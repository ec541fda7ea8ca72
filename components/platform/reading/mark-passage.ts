import type { Passage } from './passage'

/** Styled by app/styles/reading.css. The DOM is not changed. */
const NAME = 'aloud'

/** Heights of the bars above and below a text, with a margin. */
const HEAD_PX = 80
const BAR_PX = 110
/** Early readers have the keys that turn pages below. */
const EARLY_BARS_PX = 190

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
  const below = 'earlyReader' in document.documentElement.dataset ? EARLY_BARS_PX : BAR_PX
  if (top >= HEAD_PX && bottom <= innerHeight - below) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollBy({ top: top - innerHeight / 4, behavior: isCalm ? 'auto' : 'smooth' })
}
