import 'server-only'
import { db, type Database } from '@/lib/db/client'
import type { Addressed } from './model'
import { outbox } from './tables'
import { wakeDelivery } from './wake'

/** Puts a letter into the outbox, in the transaction of what it tells about. */
export async function postLetter(letter: Addressed, database: Database = db()): Promise<void> {
  // By the clock that deliveries go by, and not that of the database: due at once.
  await database.insert(outbox).values({ ...letter, dueAt: new Date() })
  wakeDelivery()
}
