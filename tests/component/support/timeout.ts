import { vi } from 'vitest'
import { ApiError, OFFLINE_MESSAGE } from '@/lib/http/client'

/** Lets a test's own timers run out a call's patience. */
export const impatient = () =>
  void vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const patience = new AbortController()
    setTimeout(() => patience.abort(), milliseconds)
    return patience.signal
  })

/** A network that takes a call and never answers: it fails when its caller gives it up. */
export const swallow = (options?: { signal?: AbortSignal }) =>
  new Promise<never>((_, reject) => {
    options?.signal?.addEventListener('abort', () => reject(new ApiError(0, OFFLINE_MESSAGE)))
  })
