import { expect, test, vi } from 'vitest'
import { startWeeklyReports } from '@/lib/learning/reports/weekly-job'

test('what is due when the server starts is posted at once', async () => {
  const post = vi.fn(async () => 0)
  const job = startWeeklyReports(post)
  await job.stop()
  expect(post).toHaveBeenCalledOnce()
})

test('an end waits for the family whose letter is being written, and tells to begin no other', async () => {
  let finish: (letters: number) => void = () => undefined
  let signal: AbortSignal | undefined
  const job = startWeeklyReports((options) => {
    signal = options?.stop
    return new Promise<number>((resolve) => (finish = resolve))
  })
  expect(signal?.aborted).toBe(false)
  let isStopped = false
  const stopping = job.stop().then(() => (isStopped = true))
  await Promise.resolve()
  expect(signal?.aborted).toBe(true)
  expect(isStopped).toBe(false)
  finish(1)
  await stopping
  expect(isStopped).toBe(true)
})

test('a database that is away ends nothing: the next stroke tries again', async () => {
  const job = startWeeklyReports(async () => {
    throw new Error('away')
  })
  await expect(job.stop()).resolves.toBeUndefined()
})
