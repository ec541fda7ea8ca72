import 'server-only'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { db, type Database } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { log } from '@/lib/platform/log'
import { FILE_MESSAGES, FILE_TYPES, type ByteRange, type StoredType } from './model'
import { fileStore } from './store'
import { storedFiles } from './tables'

type Kept = typeof storedFiles.$inferSelect
type Details = { width?: number; height?: number; ownerId?: string }

const endingOf = (type: StoredType) =>
  Object.entries(FILE_TYPES).find(([, one]) => one === type)?.[0] ?? ''

/** The key of a file in the store. */
export const fileKeyOf = ({ id, type }: Pick<Kept, 'id' | 'type'>) =>
  `files/${id}.${endingOf(type)}`

/**
 * Stores a file for a record that will refer to it; files without a record are swept. The row is
 * inserted first, because the sweep finds files of killed processes by their rows.
 * @param details the image's dimensions, and the owner of a pupil's private picture
 * @param known the id of a file that may already be stored
 */
export async function keepFile(
  content: Blob,
  type: StoredType,
  details?: Details,
  known?: string,
): Promise<Kept> {
  const id = known ?? uuidv7()
  const [kept] = await db()
    .insert(storedFiles)
    .values({ id, type, bytes: content.size, ...details })
    .onConflictDoUpdate({ target: storedFiles.id, set: { bytes: content.size } })
    .returning()
  try {
    await fileStore().put(fileKeyOf({ id, type }), content)
  } catch (error) {
    if (!known) await db().delete(storedFiles).where(eq(storedFiles.id, id))
    throw error
  }
  return kept ?? readFileRow(id)
}

/** @throws HttpError 404 without such a file */
export async function readFileRow(id: string, database: Database = db()): Promise<Kept> {
  const [kept] = await database.select().from(storedFiles).where(eq(storedFiles.id, id))
  if (!kept) throw new HttpError(404, FILE_MESSAGES.missing)
  return kept
}

/** Keys of all uploaded files, without resized images, which can be generated again. */
export async function listKeys(database: Pick<Database, 'select'>): Promise<string[]> {
  const rows = await database
    .select({ id: storedFiles.id, type: storedFiles.type })
    .from(storedFiles)
    .orderBy(storedFiles.id)
  return rows.map(fileKeyOf)
}

/**
 * The bytes of a stored file or of a range of it.
 * @throws HttpError 404 when the store has lost the file or a part of it
 */
export async function openFile(id: string, range?: ByteRange) {
  const kept = await readFileRow(id)
  const found = await fileStore().get(fileKeyOf(kept), range)
  if (found?.size === kept.bytes) return { ...kept, content: found.content }
  await found?.content.cancel()
  log().error({ key: fileKeyOf(kept), size: found?.size }, 'The file store has lost a file')
  throw new HttpError(404, FILE_MESSAGES.missing)
}
