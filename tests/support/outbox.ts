import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { postLetter } from '@/lib/platform/mail/outbox'
import { outbox } from '@/lib/platform/mail/tables'
import type { MailSettings } from '@/lib/platform/mail/model'
import { testDataDir } from './database'

export const outboxFolder = path.join(testDataDir, 'outbox')

/** Empties the outbox, since creating a test's accounts adds letters. */
export const clearOutbox = () => db().delete(outbox)

export const TEST_LETTER = {
  subject: 'Pozdrav, čćšžđ',
  text: 'Otvori https://iskra.example/potvrda#tajni-token',
  html: '<p>Otvori <a href="https://iskra.example/potvrda#tajni-token">vezu</a></p>',
}

/** Posts a letter to an account; resolves with its row. */
export async function postTestLetter(accountId: string, recipient = 'netko@obitelj.test') {
  await postLetter({ ...TEST_LETTER, accountId, recipient })
  const rows = await lettersOf(accountId)
  const row = rows.at(-1)
  if (!row) throw new Error('The letter was not posted.')
  return row
}

export const lettersOf = (accountId: string) =>
  db().select().from(outbox).where(eq(outbox.accountId, accountId)).orderBy(asc(outbox.id))

export async function findLetter(id: string) {
  const [row] = await db().select().from(outbox).where(eq(outbox.id, id))
  return row
}

export const settingsWith = (changes: Partial<MailSettings>): MailSettings => ({
  ...env(),
  ISKRA_DATA_DIR: testDataDir,
  ...changes,
})

export function listOutboxFiles(): string[] {
  try {
    return readdirSync(outboxFolder).sort()
  } catch {
    return [] // not made yet
  }
}

export const readOutboxFile = (name: string) => readFileSync(path.join(outboxFolder, name), 'utf8')
