import 'server-only'
import { drizzle } from 'drizzle-orm/node-postgres'
import { announceChange } from '@/lib/platform/cache/announce'
import { chooseFreeLessons } from '@/lib/content/curriculum/free-lessons'
import { openToolPool, type Database } from '@/lib/platform/db/client'
import type { ImportReport } from './model'
import {
  addToLibraries,
  withLibraryAddresses,
  matchImportedMedia,
  type MatchedMedia,
} from '../imported-media'
import { changedKeysNote } from '../changed-keys-note'
import { missingSoundMessages } from '../missing-sound-messages'
import { analyzeAfterImport } from '../statistics'
import { TextbookPageSlugError, DuplicateRecordError } from './current-slugs'
import { PrerequisiteError } from './prerequisite-ids'
import { readTree, type ReadTree } from './read-tree'
import type { ChangesByKind } from './upsert'
import { writeTree } from './write-tree'

export type ImportOptions = {
  connectionString: string
  /** Reports the changes without writing them. */
  dryRun?: boolean
  /** Writes related rows in the import's transaction. */
  andWrite?: (tx: Database) => Promise<void>
  log: (line: string) => void
}

class DryRun extends Error {}

/** Imports a content folder or a part of one. */
export async function importContent(folder: string, options: ImportOptions): Promise<ImportReport> {
  return importTree(await readTree(folder), options)
}

/** Imports a read tree, all or nothing. */
export async function importTree(
  { tree, brought, errors, warnings }: ReadTree,
  options: ImportOptions,
): Promise<ImportReport> {
  if (errors.length) return { errors, warnings, changes: {}, isWritten: false }
  options.log(
    `Pročitano lekcija: ${tree.lessons.length}, zabavnih kvizova: ${tree.funQuizzes.length}.`,
  )
  const placed = await matchImportedMedia(brought)
  if (placed.refused.size)
    return { errors: refusals(placed), warnings, changes: {}, isWritten: false }
  const pool = openToolPool(options.connectionString)
  let changes: ChangesByKind = {}
  try {
    await drizzle(pool).transaction(async (tx) => {
      const written = await writeTree(tx, withLibraryAddresses(tree, placed.moved))
      changes = written.changes
      const missing = await missingSoundMessages(tree, placed, tx)
      for (const sentence of [...missing.values(), ...changedKeysNote(written.changedKeys)])
        options.log(sentence)
      if (options.dryRun) throw new DryRun()
      await addToLibraries(tx, placed.made)
      await options.andWrite?.(tx)
      await chooseFreeLessons(tx)
      await announceChange(tx, written.tags)
    })
  } catch (error) {
    if (
      error instanceof DuplicateRecordError ||
      error instanceof TextbookPageSlugError ||
      error instanceof PrerequisiteError
    ) {
      const fault = { file: error.folder, line: 0, message: error.message }
      return { errors: [fault], warnings, changes: {}, isWritten: false }
    }
    if (!(error instanceof DryRun)) throw error
  } finally {
    await pool.end()
  }
  if (!options.dryRun) await analyzeAfterImport(options.connectionString, writtenRows(changes))
  return { errors, warnings, changes, isWritten: !options.dryRun }
}

const writtenRows = (changes: ChangesByKind) =>
  Object.values(changes).reduce((sum, { created, updated }) => sum + created + updated, 0)

const refusals = ({ refused }: MatchedMedia) =>
  [...refused].map(([address, message]) => ({ file: address.slice(1), line: 0, message }))
