/**
 * Aborts when the first of the signals does, like `AbortSignal.any`, which Safari supports only
 * since 17.4.
 */
export function anySignal(signals: AbortSignal[]): AbortSignal {
  const ended = new AbortController()
  for (const signal of signals) {
    const end = () => ended.abort(signal.reason)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true, signal: ended.signal })
  }
  return ended.signal
}
