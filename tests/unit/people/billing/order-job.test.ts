import { expect, test } from 'vitest'
import { startRemindAndLapseJob } from '@/lib/people/billing/orders/job'

test('the job runs at the start, and not after it is stopped', async () => {
  let stopped: AbortSignal | undefined
  const job = startRemindAndLapseJob(async (options) => {
    stopped = options?.stop
    return { lapsed: 0, reminded: 0 }
  })
  expect(stopped?.aborted).toBe(false)
  await job.stop()
  expect(stopped?.aborted).toBe(true)
})

test('the job survives a failure, and stopping does not reject', async () => {
  const job = startRemindAndLapseJob(() => Promise.reject(new Error('the database is away')))
  await expect(job.stop()).resolves.toBeUndefined()
})
