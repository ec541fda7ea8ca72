import 'server-only'
import { asc, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { lessonFigures } from '@/lib/content/curriculum/tables'
import type { Database } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { UPLOADED_TABLES } from './kinds'
import type { UploadedKind, RecordValues } from './model'

export type StoredRow = RecordValues & { id: string }

/** Whole rows, including those in the bin. A lesson comes with its figures. */
export async function readStoredRows(
  database: Database,
  kind: UploadedKind,
  where: SQL | undefined,
  isLocked = false,
): Promise<StoredRow[]> {
  const { table } = UPLOADED_TABLES[kind]
  const query = database
    .select()
    .from(table as PgTable)
    .where(where)
    .orderBy(asc(table.id))
  const rows = (await (isLocked ? query.for('update') : query)) as StoredRow[]
  if (kind !== 'lesson' || !rows.length) return rows
  const ids = rows.map(({ id }) => id)
  const figures = await database
    .select()
    .from(lessonFigures)
    .where(oneOf(lessonFigures.lessonId, ids))
  const byLesson = Map.groupBy(figures, ({ lessonId }) => lessonId)
  return rows.map((row) => ({ ...row, figures: sortedFigures(byLesson.get(row.id) ?? []) }))
}

type Figure = { name: string; svg: string }

/** Figures sorted for comparison. */
export const sortedFigures = (figures: Figure[]): Figure[] =>
  figures
    .map(({ name, svg }) => ({ name, svg }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))

/** The columns of a row that an import sets, in JSON form. */
export const importedValuesOf = (kind: UploadedKind, row: RecordValues): RecordValues =>
  plain(
    Object.fromEntries(UPLOADED_TABLES[kind].columns.map((name) => [name, row[name] ?? null])),
  ) as RecordValues

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown
