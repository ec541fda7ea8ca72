import { expect, test, vi } from 'vitest'
import { startWeeklyReports } from '@/lib/learning/reports/weekly-job'

test('letters that are due when the server starts are posted at once', async () => {
  const post = vi.fn(async () => 0)
  const job = startWeeklyReports(post)
  await job.stop()
  expect(post).toHaveBeenCalledOnce()
})

test('stopping waits for the letter being written, and starts no other', async () => {
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

test('after a database failure the next run tries again', async () => {
  const job = startWeeklyReports(async () => {
    throw new Error('away')
  })
  await expect(job.stop()).resolves.toBeUndefined()
})
