const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30_000

/** Wait before the next attempt in ms, after this number of failed ones. */
export const backoffMs = (waits: number) => Math.min(FIRST_WAIT_MS * 2 ** waits, LONGEST_WAIT_MS)

/**
 * Repeats an attempt until stopped, whether it succeeds or fails: when the browser goes online,
 * when the tab becomes visible, and after growing waits, since a network without internet access
 * counts as online. An attempt that rejects counts as failed.
 * @param isNow false if the first attempt has already been made
 * @returns a function that stops the repetition
 */
export function repeatUntilStopped(attempt: () => Promise<unknown>, isNow = true): () => void {
  let waits = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const left = new AbortController()
  const wait = () => {
    if (left.signal.aborted) return
    clearTimeout(timer)
    timer = setTimeout(next, backoffMs(waits))
    waits += 1
  }
  // A rejection is a fault of the code; the next attempt may still succeed.
  const next = () => void attempt().catch(console.error).then(wait)
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
