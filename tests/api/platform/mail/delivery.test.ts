import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '@/lib/platform/log'
import { deliverDue } from '@/lib/platform/mail/deliver'
import { startSmtpServer, type SmtpBehaviour, type SmtpServer } from '../../../support/smtp-server'
import {
  clearOutbox,
  findLetter,
  TEST_LETTER,
  listOutboxFiles,
  postTestLetter,
  settingsWith,
} from '../../../support/outbox'
import { newParent } from '../../support/people'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const limits = { silenceMs: 150, wholeMs: 400 }

let server: SmtpServer
const accountId = (await newParent()).user._id

const begin = async (manner: SmtpBehaviour) => {
  server = await startSmtpServer(manner)
  return settingsWith({
    SMTP_URL: server.url,
    MAIL_FROM: 'Iskra <posta@iskra.example>',
    CONTACT_EMAIL: 'pomoc@iskra.example',
  })
}

beforeEach(clearOutbox)

afterEach(() => server.close())

test('a letter goes to the mail server, and no file is written', async () => {
  const settings = await begin('takes')
  const { id } = await postTestLetter(accountId)
  await deliverDue({ settings, limits })
  expect(server.letters).toHaveLength(1)
  expect(server.letters[0]).toContain('From: Iskra <posta@iskra.example>')
  expect(server.letters[0]).toContain('Reply-To: pomoc@iskra.example')
  expect(server.letters[0]).toContain(`Message-ID: <${id}@iskra.example>`)
  expect(await findLetter(id)).toMatchObject({ text: '', html: '', dueAt: null, attempts: 1 })
  expect(listOutboxFiles()).toEqual([])
})

describe.each<[SmtpBehaviour, string]>([
  ['refuses', 'refuses the recipient'],
  ['babbles', 'answers rubbish'],
  ['hangs', 'says nothing'],
  ['drips', 'never comes to an end'],
])('a server that %s', (manner, what) => {
  test(`is tried again in a minute when it ${what}`, async () => {
    const settings = await begin(manner)
    const { id } = await postTestLetter(accountId)
    const now = new Date()
    const start = performance.now()
    await deliverDue({ settings, limits, now: () => now })
    expect(performance.now() - start).toBeLessThan(5_000)
    expect(server.visits()).toBe(1)
    expect(await findLetter(id)).toMatchObject({
      text: TEST_LETTER.text,
      sentAt: null,
      attempts: 1,
      dueAt: new Date(now.getTime() + MINUTE_MS),
    })
  })
})

test('a refused letter is delivered once the server works again', async () => {
  const settings = await begin('refuses')
  const { id } = await postTestLetter(accountId)
  const now = new Date()
  await deliverDue({ settings, limits, now: () => now })
  server.become('takes')
  await deliverDue({ settings, limits, now: () => new Date(now.getTime() + MINUTE_MS - 1) })
  expect(server.letters).toHaveLength(0)
  await deliverDue({ settings, limits, now: () => new Date(now.getTime() + MINUTE_MS) })
  expect(server.letters).toHaveLength(1)
  expect(await findLetter(id)).toMatchObject({ attempts: 2, dueAt: null })
})

test('the log contains codes of a refusal, but no address that the server repeats', async () => {
  const settings = await begin('refuses')
  const { id } = await postTestLetter(accountId)
  const now = new Date()
  const warn = vi.spyOn(log(), 'warn')
  await deliverDue({ settings, limits, now: () => now })
  const dueAt = new Date(now.getTime() + MINUTE_MS)
  expect(warn.mock.calls).toEqual([
    [
      { letter: id, attempt: 1, code: 'EENVELOPE', responseCode: 550, dueAt },
      'A letter was not delivered; it is tried again',
    ],
  ])
})

test('after seven attempts with growing waits, the letter is given up and emptied', async () => {
  const settings = await begin('refuses')
  const { id } = await postTestLetter(accountId)
  let now = new Date()
  const waits: number[] = []
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await deliverDue({ settings, limits, now: () => now })
    const { dueAt } = (await findLetter(id)) ?? {}
    waits.push((dueAt?.getTime() ?? 0) - now.getTime())
    now = dueAt ?? now
  }
  expect(waits).toEqual([
    MINUTE_MS,
    5 * MINUTE_MS,
    30 * MINUTE_MS,
    2 * HOUR_MS,
    6 * HOUR_MS,
    24 * HOUR_MS,
  ])
  await deliverDue({ settings, limits, now: () => now })
  const givenUp = { attempts: 7, text: '', html: '', dueAt: null, sentAt: null }
  expect(await findLetter(id)).toMatchObject(givenUp)
  await deliverDue({ settings, limits, now: () => new Date(now.getTime() + 48 * HOUR_MS) })
  expect(server.visits()).toBe(7)
})

test('several concurrent deliverers send each letter once', async () => {
  const settings = await begin('takes')
  const ids: string[] = []
  for (let count = 0; count < 12; count += 1) ids.push((await postTestLetter(accountId)).id)
  await Promise.all([1, 2, 3, 4].map(() => deliverDue({ settings })))
  const sent = server.letters.map((text) => /Message-ID: <([\w-]+)@/.exec(text)?.[1])
  expect(sent.sort()).toEqual(ids.sort())
})

test('a letter taken by a killed process is due again after two minutes', async () => {
  const settings = await begin('hangs')
  const { id } = await postTestLetter(accountId)
  const now = new Date()
  const cut = new AbortController()
  const hanging = deliverDue({ settings, now: () => now, cut: cut.signal })
  await expect.poll(() => server.visits()).toBe(1)
  expect(await findLetter(id)).toMatchObject({ dueAt: new Date(now.getTime() + 2 * MINUTE_MS) })
  await deliverDue({ settings, now: () => now })
  expect(server.visits()).toBe(1)
  cut.abort()
  await hanging
  expect(await findLetter(id)).toMatchObject({ dueAt: new Date(now.getTime() + MINUTE_MS) })
})

test('a hanging server locks no row, so the family can be erased meanwhile', async () => {
  const settings = await begin('hangs')
  const { id } = await postTestLetter(accountId)
  const cut = new AbortController()
  const hanging = deliverDue({ settings, cut: cut.signal })
  await expect.poll(() => server.visits()).toBe(1)
  await clearOutbox()
  cut.abort()
  await hanging
  expect(await findLetter(id)).toBeUndefined()
})
