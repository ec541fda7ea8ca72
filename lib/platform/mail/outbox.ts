import 'server-only'
import { db, type Database } from '@/lib/platform/db/client'
import type { Addressed } from './model'
import { outbox } from './tables'

/** Set by the worker of this process. Global: Next bundles this module a second time. */
const globals = globalThis as { iskraMailWake?: (() => void) | undefined }

export const onLetter = (wake: (() => void) | undefined): void => {
  globals.iskraMailWake = wake
}

/** Puts a letter into the outbox, in the transaction of what it tells about; resolves with its id. */
export async function postLetter(
  letter: Addressed,
  database: Database = db(),
): Promise<string | null> {
  // By the clock that deliveries go by, and not that of the database: due at once.
  const values = { ...letter, dueAt: new Date() }
  const [posted] = await database.insert(outbox).values(values).returning({ id: outbox.id })
  globals.iskraMailWake?.()
  return posted?.id ?? null
}
