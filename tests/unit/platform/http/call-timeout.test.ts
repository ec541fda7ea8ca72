import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call, CALL_TIMEOUT_MS } from '@/lib/platform/http/client'
import { notebookCalls } from '@/lib/learning/notebook/calls'
import { impatient } from '@/tests/component/support/timeout'

const LONG_MS = 60 * CALL_TIMEOUT_MS
const OFFLINE = { status: 0, message: expect.stringContaining('Nema veze s internetom') }

beforeEach(() => {
  vi.useFakeTimers()
  impatient()
  // A network that takes a call and never answers.
  const swallow = (_: unknown, { signal }: RequestInit = {}) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  vi.stubGlobal('fetch', vi.fn(swallow))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a call that is never answered counts as no connection once patience runs out', async () => {
  const ended = vi.fn()
  void call(notebookCalls.listNotes, { query: {} }).catch(ended)
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS - 1)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(OFFLINE))
})

it('a call with a signal of its own waits for that one', async () => {
  const own = new AbortController()
  const ended = vi.fn()
  void call(notebookCalls.listNotes, { query: {} }, own).catch(ended)
  await vi.advanceTimersByTimeAsync(LONG_MS)
  expect(ended).not.toHaveBeenCalled()
  own.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(OFFLINE))
})
