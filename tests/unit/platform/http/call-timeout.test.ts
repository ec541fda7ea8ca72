import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call, CALL_TIMEOUT_MS } from '@/lib/platform/http/client'
import { notebookApiCalls } from '@/lib/learning/notebook/calls'
import { fakeAbortTimeout } from '@/tests/component/support/timeout'

const LONG_MS = 60 * CALL_TIMEOUT_MS
const OFFLINE = { status: 0, message: expect.stringContaining('Nema veze s internetom') }

beforeEach(() => {
  vi.useFakeTimers()
  fakeAbortTimeout()
  // A network that accepts a call but never responds.
  const swallow = (_: unknown, { signal }: RequestInit = {}) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  vi.stubGlobal('fetch', vi.fn(swallow))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a call without a response counts as no connection after the timeout', async () => {
  const ended = vi.fn()
  void call(notebookApiCalls.listNotes, { query: {} }).catch(ended)
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS - 1)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(OFFLINE))
})

it('a call with its own signal has no other timeout', async () => {
  const own = new AbortController()
  const ended = vi.fn()
  void call(notebookApiCalls.listNotes, { query: {} }, own).catch(ended)
  await vi.advanceTimersByTimeAsync(LONG_MS)
  expect(ended).not.toHaveBeenCalled()
  own.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(OFFLINE))
})
