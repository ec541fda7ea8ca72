const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30_000

/** Wait before the next try, in ms, after this many failed ones. */
export const waitMs = (waits: number) => Math.min(FIRST_WAIT_MS * 2 ** waits, LONGEST_WAIT_MS)

/**
 * Tries something until it is stopped: when the browser gets online, when the tab gets visible, and
 * after growing waits, since a network without internet counts as online.
 * @param isNow false where the first try has been made
 * @returns stops it
 */
export function keepTrying(attempt: () => Promise<unknown>, isNow = true): () => void {
  let waits = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const left = new AbortController()
  const wait = () => {
    if (left.signal.aborted) return
    clearTimeout(timer)
    timer = setTimeout(next, waitMs(waits))
    waits += 1
  }
  const next = () => void attempt().then(wait)
  const onVisible = () => document.visibilityState === 'visible' && next()
  if (isNow) next()
  else wait()
  window.addEventListener('online', next, left)
  document.addEventListener('visibilitychange', onVisible, left)
  return () => {
    left.abort()
    clearTimeout(timer)
  }
}
