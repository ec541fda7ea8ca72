import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/platform/log'
import { startDelivery, type DeliveryWorker } from '@/lib/platform/mail/worker'
import { UNREACHABLE_DATABASE_URL, switchAppDatabase } from '../../../support/database'
import { waitUntil } from '../../../support/processes'
import { startSmtpServer } from '../../../support/smtp-server'
import { clearOutbox, findLetter, listOutboxFiles, postTestLetter } from '../../../support/outbox'
import { newParent } from '../../support/people'

let worker: DeliveryWorker | undefined
const accountId = (await newParent()).user._id

beforeEach(clearOutbox)

afterEach(async () => {
  await worker?.stop()
  worker = undefined
})

const isSent = async (id: string) => (await findLetter(id))?.sentAt instanceof Date

test('a letter is delivered soon after posting, long before the next look', async () => {
  worker = startDelivery({ lookMs: 60_000 })
  const first = await postTestLetter(accountId)
  await waitUntil('the first is sent', () => isSent(first.id))
  const second = await postTestLetter(accountId)
  await waitUntil('the second is sent', () => isSent(second.id))
  expect(listOutboxFiles()).toEqual(
    expect.arrayContaining([`${first.id}.eml`, `${second.id}.eml`]) as string[],
  )
})

test('a letter of another process is found by the next look', async () => {
  worker = startDelivery({ lookMs: 100, postedMs: 60_000 })
  const { id } = await postTestLetter(accountId)
  await waitUntil('it is sent', () => isSent(id))
  expect(await findLetter(id)).toMatchObject({ attempts: 1 })
})

test('nothing is delivered after the worker was stopped', async () => {
  worker = startDelivery({ lookMs: 20, postedMs: 5 })
  await worker.stop()
  const { id } = await postTestLetter(accountId)
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(await isSent(id)).toBe(false)
})

test('stops within its time limit while a mail server hangs, and the letter waits', async () => {
  const { env } = await import('@/lib/platform/env')
  const server = await startSmtpServer('hangs')
  Object.assign(env(), { SMTP_URL: server.url, MAIL_FROM: 'posta@iskra.example' })
  try {
    const { id } = await postTestLetter(accountId)
    worker = startDelivery({ stopMs: 100 })
    await waitUntil('it is under way', () => server.visits() === 1)
    const start = performance.now()
    await worker.stop()
    expect(performance.now() - start).toBeLessThan(1_500)
    expect(await findLetter(id)).toMatchObject({ attempts: 1, sentAt: null })
  } finally {
    Object.assign(env(), { SMTP_URL: undefined, MAIL_FROM: undefined })
    await server.close()
  }
})

test('an unavailable database is logged once, and letters are delivered when it is back', async () => {
  const { id } = await postTestLetter(accountId)
  const warn = vi.spyOn(log(), 'warn')
  await switchAppDatabase(UNREACHABLE_DATABASE_URL)
  worker = startDelivery({ lookMs: 20 })
  await waitUntil('it is told', () => warn.mock.calls.length > 0)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(warn.mock.calls.map(([, sentence]) => sentence)).toEqual([
    'The outbox can’t be used now; letters wait',
  ])
  await switchAppDatabase()
  await waitUntil('it is sent', () => isSent(id))
  expect(await findLetter(id)).toMatchObject({ attempts: 1 })
})

test('the log contains no address and no link', async () => {
  const told = vi.spyOn(log(), 'info')
  const { id } = await postTestLetter(accountId)
  worker = startDelivery()
  await waitUntil('it is sent', () => isSent(id))
  expect(told.mock.calls).toEqual([[{ letter: id }, 'A letter lies in the outbox folder']])
})
