import 'server-only'
import { db, type Database } from '@/lib/platform/db/client'
import type { AddressedLetter } from './model'
import { outbox } from './tables'

/**
 * The callback of this process's delivery worker, called for each new letter. Global, because Next
 * bundles this module a second time.
 */
const globals = globalThis as { iskraMailWake?: (() => void) | undefined }

export const setLetterListener = (wake: (() => void) | undefined): void => {
  globals.iskraMailWake = wake
}

/**
 * Adds a letter to the outbox, in the transaction of the change it reports; resolves with its id.
 */
export async function postLetter(
  letter: AddressedLetter,
  database: Database = db(),
): Promise<string | null> {
  // Uses the clock of the deliverer, not of the database, so that the letter is due at once.
  const values = { ...letter, dueAt: new Date() }
  const [posted] = await database.insert(outbox).values(values).returning({ id: outbox.id })
  globals.iskraMailWake?.()
  return posted?.id ?? null
}
