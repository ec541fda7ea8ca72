/** Ends with the first of them, as `AbortSignal.any`, which Safari has since 17.4 only. */
export function anySignal(signals: AbortSignal[]): AbortSignal {
  const ended = new AbortController()
  for (const signal of signals) {
    const end = () => ended.abort(signal.reason)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true, signal: ended.signal })
  }
  return ended.signal
}
