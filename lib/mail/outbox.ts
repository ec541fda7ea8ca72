import 'server-only'
import { db, type Database } from '@/lib/db/client'
import type { Addressed } from './model'
import { outbox } from './tables'

/** Puts a letter into the outbox, in the transaction of what it tells about. */
export async function postLetter(letter: Addressed, database: Database = db()): Promise<void> {
  await database.insert(outbox).values(letter)
}
