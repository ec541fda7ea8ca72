import { vi } from 'vitest'

/** Lets a test's own timers trigger a request's timeout. */
export const fakeAbortTimeout = () =>
  void vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const patience = new AbortController()
    setTimeout(() => patience.abort(), milliseconds)
    return patience.signal
  })
