import { desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { outbox } from '@/lib/platform/mail/tables'
import { callForAnswer } from '../../support/call'
import { newParent } from '../../support/people'

/** The letters to an address, newest first. */
export const lettersTo = (recipient: string) =>
  db().select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(desc(outbox.id))

/** The link token in the newest letter to an address. */
export async function tokenTo(recipient: string): Promise<string> {
  const [letter] = await lettersTo(recipient)
  return /#([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}

export const confirmEmail = (token: string) =>
  callForAnswer('POST', '/korisnik/potvrdi-email', { body: { token }, from: token })

/** A new parent with a confirmed address. */
export async function confirmedParent(changes: object = {}) {
  const parent = await newParent(changes)
  const { status } = await confirmEmail(await tokenTo(parent.user.email))
  expect(status).toBe(200)
  return parent
}
