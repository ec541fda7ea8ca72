import { desc, eq } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { outbox } from '@/lib/mail/tables'

/** The letters to an address, the newest first. */
export const lettersTo = (recipient: string) =>
  db().select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(desc(outbox.id))

/** The token of the link in the newest letter to an address. */
export async function tokenTo(recipient: string): Promise<string> {
  const [letter] = await lettersTo(recipient)
  return /#([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}
