import 'server-only'

const WINDOW_MS = 60_000

/**
 * Limits how often a kind of line is logged. The returned function tells whether the next line may
 * be logged: null if not, else how many were held back before it.
 */
export function lineLimit(most = 10, now = () => Date.now()): () => { heldBack?: number } | null {
  let windowEnds = -Infinity
  let lines = 0
  let heldBack = 0
  return () => {
    if (now() >= windowEnds) {
      windowEnds = now() + WINDOW_MS
      lines = 0
    }
    lines += 1
    if (lines > most) {
      heldBack += 1
      return null
    }
    const facts = heldBack ? { heldBack } : {}
    heldBack = 0
    return facts
  }
}
