import 'server-only'
import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { lessonFigures } from '@/lib/content/curriculum/tables'
import type { Transaction } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { keepIds } from '@/lib/content/questions/kinds/keep-ids'
import type { QuestionBody } from '@/lib/content/questions/model'
import type { LibraryKind } from '../import/schemas'
import { MEDIA_LIBRARIES } from '../libraries'
import { UPLOADED_TABLES } from './kinds'
import { isLibraryKind, type WriteStep, type UploadedKind, type RecordValues } from './model'
import type { StoredRow } from './stored'

/** Creates or updates records of one kind. */
export async function writeRecords(
  tx: Transaction,
  steps: WriteStep[],
  stored: ReadonlyMap<string, StoredRow>,
): Promise<void> {
  const kind = steps[0]?.kind ?? 'question'
  const { table } = UPLOADED_TABLES[kind]
  const columns = Object.entries(getTableColumns(table) as Record<string, PgColumn>)
  const rows = steps.map((step) => ({
    ...stored.get(step.id),
    ...rowOf(step, stored.get(step.id)),
  }))
  const known = rows.filter(({ id }) => stored.has(id))
  const made = await placed(
    tx,
    kind,
    rows.filter(({ id }) => !stored.has(id)),
  )
  const set = columns.flatMap(([name, { name: own, generated }]) => {
    if (generated) return []
    const { [name as 'version']: version } = table as { version?: PgColumn }
    const value = { version: sql`${version} + 1`, updatedAt: sql`now()` }[name]
    return [[name, value ?? sql.raw(`excluded."${own}"`)] as const]
  })
  const wanted: object[] = [...known, ...made]
  await tx
    .insert(table as PgTable)
    .values(wanted)
    .onConflictDoUpdate({ target: table.id, set: Object.fromEntries(set) })
  if (kind === 'lesson') await writeFigures(tx, steps)
}

type Row = RecordValues & { id: string }

function rowOf({ kind, id, values }: WriteStep, before: StoredRow | undefined): Row {
  const { binnedAt } = values ?? {}
  const body = values?.body as QuestionBody
  return {
    ...{ ...values, id },
    ...(binnedAt ? { binnedAt: new Date(String(binnedAt)) } : {}),
    // Options keep their ids, also when an import is undone.
    ...(kind === 'question'
      ? { kind: body.kind, body: keepIds(body, (before?.body ?? null) as QuestionBody | null) }
      : {}),
    // Rebuilt from the other columns when the change is announced.
    ...(kind === 'lesson' ? { searchTitle: '', searchText: '' } : {}),
  }
}

/** New items come after a lesson's existing ones. */
async function placed(tx: Transaction, kind: UploadedKind, rows: Row[]): Promise<object[]> {
  if (!rows.length || (kind !== 'question' && kind !== 'card' && kind !== 'check')) return rows
  const { table } = UPLOADED_TABLES[kind]
  const lessonIds = [...new Set(rows.map(({ lessonId }) => String(lessonId)))]
  const { rows: found } = await tx.execute<{ id: string; last: number }>(
    sql`select lesson_id as id, max(position)::int as last from ${table}
      where lesson_id = any(${sql.param(lessonIds)}::uuid[]) group by lesson_id`,
  )
  const last = new Map(found.map(({ id, last: place }) => [id, place]))
  return rows.map((row) => {
    const lessonId = String(row.lessonId)
    const position = (last.get(lessonId) ?? 0) + 1
    last.set(lessonId, position)
    return { ...row, position }
  })
}

async function writeFigures(tx: Transaction, steps: WriteStep[]): Promise<void> {
  const ids = steps.map(({ id }) => id)
  await tx.delete(lessonFigures).where(oneOf(lessonFigures.lessonId, ids))
  const rows = steps.flatMap(({ id, values }) =>
    (values?.figures as { name: string; svg: string }[]).map((one) => ({ ...one, lessonId: id })),
  )
  if (rows.length) await tx.insert(lessonFigures).values(rows)
}

/** Library files that nothing uses. Files used since the import stay. */
async function unused(tx: Transaction, kind: LibraryKind, ids: string[]): Promise<string[]> {
  const { table, listUses } = MEDIA_LIBRARIES[kind]
  const found = await tx
    .select({ id: table.id, slug: table.slug })
    .from(table as PgTable)
    .where(oneOf(table.id, ids))
  const left: string[] = []
  for (const { id, slug } of found) if (!(await listUses(slug, tx)).length) left.push(id)
  return left
}

/** Moves records of one kind into the bin, or deletes them if their table has none. */
export async function moveToBinOrDelete(tx: Transaction, steps: WriteStep[]): Promise<void> {
  const kind = steps[0]?.kind ?? 'question'
  const { table } = UPLOADED_TABLES[kind]
  const ids = steps.map(({ id }) => id)
  const own = oneOf(table.id, isLibraryKind(kind) ? await unused(tx, kind, ids) : ids)
  await ('binnedAt' in table
    ? tx
        .update(table as PgTable)
        .set({ binnedAt: sql`now()` })
        .where(own)
    : tx.delete(table).where(own))
}
