import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backoffMs, repeatUntilStopped } from '@/lib/platform/browser/repeat-until-stopped'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('an attempt that rejects is reported, and repeated until stopped', async () => {
  const fault = new TypeError('fault')
  const attempt = vi.fn().mockRejectedValueOnce(fault).mockResolvedValue(undefined)
  const stop = repeatUntilStopped(attempt)
  await vi.advanceTimersByTimeAsync(backoffMs(0))
  expect(attempt).toHaveBeenCalledTimes(2)
  expect(console.error).toHaveBeenCalledExactlyOnceWith(fault)
  vi.mocked(console.error).mockClear()
  await vi.advanceTimersByTimeAsync(backoffMs(1))
  expect(attempt).toHaveBeenCalledTimes(3)
  stop()
  await vi.advanceTimersByTimeAsync(10 * backoffMs(10))
  expect(attempt).toHaveBeenCalledTimes(3)
})
