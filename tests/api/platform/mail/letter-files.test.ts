import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { deliverDue } from '@/lib/platform/mail/deliver'
import { eraseLettersOfAccounts, sweepLetterFiles } from '@/lib/platform/mail/forget'
import { testDataDir } from '../../../support/database'
import {
  clearOutbox,
  findLetter,
  TEST_LETTER,
  listOutboxFiles,
  outboxFolder,
  postTestLetter,
  readOutboxFile,
  settingsWith,
} from '../../../support/outbox'
import { newParent } from '../../support/people'

const accountId = (await newParent()).user._id

beforeEach(async () => {
  await clearOutbox()
  rmSync(outboxFolder, { recursive: true, force: true })
})

describe('without a mail server', () => {
  test('a letter becomes a complete message in a file that only the app can read', async () => {
    const { id } = await postTestLetter(accountId)
    await deliverDue()
    expect(listOutboxFiles()).toEqual([`${id}.eml`])
    expect(statSync(path.join(outboxFolder, `${id}.eml`)).mode & 0o777).toBe(0o600)
    const eml = readOutboxFile(`${id}.eml`)
    expect(eml).toContain('From: Iskra <iskra@localhost>\r\n')
    expect(eml).toContain('To: netko@obitelj.test\r\n')
    expect(eml).toContain(`Message-ID: <${id}@localhost>\r\n`)
    expect(eml).toContain('Auto-Submitted: auto-generated\r\n')
    expect(eml).toMatch(/^Content-Type: multipart\/alternative;/m)
    expect(eml).toContain('Otvori https://iskra.example/potvrda#tajni-token')
    expect(eml).not.toMatch(/^Reply-To:/m)
  })

  test('the row stores that the letter was sent, but not its content', async () => {
    const { id } = await postTestLetter(accountId)
    await deliverDue()
    expect(await findLetter(id)).toMatchObject({
      subject: TEST_LETTER.subject,
      text: '',
      html: '',
      dueAt: null,
      sentAt: expect.any(Date) as Date,
      attempts: 1,
    })
  })

  test('uses the contact address as sender and reply address, if there is one', async () => {
    const { id } = await postTestLetter(accountId)
    await deliverDue({ settings: settingsWith({ CONTACT_EMAIL: 'pomoc@iskra.example' }) })
    const eml = readOutboxFile(`${id}.eml`)
    expect(eml).toContain('From: Iskra <pomoc@iskra.example>\r\n')
    expect(eml).toContain('Reply-To: pomoc@iskra.example\r\n')
  })

  test('an address with a comma is one recipient', async () => {
    const { id } = await postTestLetter(accountId, 'a,b@obitelj.test')
    await deliverDue()
    expect(readOutboxFile(`${id}.eml`)).toContain('To: <"a,b"@obitelj.test>\r\n')
  })

  test('an unwritable folder is a failed attempt', async () => {
    writeFileSync(outboxFolder, 'in the way')
    const { id } = await postTestLetter(accountId)
    const now = new Date()
    await deliverDue({ now: () => now })
    expect(await findLetter(id)).toMatchObject({
      text: TEST_LETTER.text,
      sentAt: null,
      attempts: 1,
      dueAt: new Date(now.getTime() + 60_000),
    })
  })
})

describe('eraseLettersOfAccounts', () => {
  test('deletes rows at once, and files after the transaction', async () => {
    const { id } = await postTestLetter(accountId)
    await deliverDue()
    const removeFiles = await db().transaction((tx) => eraseLettersOfAccounts([accountId], tx))
    expect(await findLetter(id)).toBeUndefined()
    await removeFiles()
    expect(listOutboxFiles()).toEqual([])
  })

  test('deletes nothing when the transaction is rolled back', async () => {
    const { id } = await postTestLetter(accountId)
    await deliverDue()
    const undone = db().transaction(async (tx) => {
      await eraseLettersOfAccounts([accountId], tx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await findLetter(id)).toBeDefined()
    expect(listOutboxFiles()).toEqual([`${id}.eml`])
  })

  test('keeps the letters of other accounts', async () => {
    const other = await newParent()
    await clearOutbox()
    await postTestLetter(accountId)
    const { id } = await postTestLetter(other.user._id)
    await deliverDue()
    const removeFiles = await db().transaction((tx) => eraseLettersOfAccounts([accountId], tx))
    await removeFiles()
    expect(listOutboxFiles()).toEqual([`${id}.eml`])
  })

  test.each([1, 2, 3, 4, 5])('leaves no file that is being written concurrently (%i)', async () => {
    for (let count = 0; count < 6; count += 1) await postTestLetter(accountId)
    const delivery = deliverDue()
    const removeFiles = await db().transaction((tx) => eraseLettersOfAccounts([accountId], tx))
    await removeFiles()
    await delivery
    expect(listOutboxFiles()).toEqual([])
  })
})

test('a sweep deletes files left by killed processes, but none of existing letters', async () => {
  const { id } = await postTestLetter(accountId)
  await deliverDue()
  const gone = '0193f7a0-0000-7000-8000-000000000001'
  mkdirSync(outboxFolder, { recursive: true })
  for (const name of [`${gone}.eml`, `${gone}.eml.partial`, 'moja-biljeska.txt']) {
    writeFileSync(path.join(outboxFolder, name), 'x')
  }
  await sweepLetterFiles(testDataDir)
  expect(listOutboxFiles()).toEqual([`${id}.eml`, 'moja-biljeska.txt'])
})
