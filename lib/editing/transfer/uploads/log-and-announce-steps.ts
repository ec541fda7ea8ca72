import 'server-only'
import { getTableName, sql } from 'drizzle-orm'
import { logRecordChanges } from '@/lib/platform/admin/audit'
import { isDeepEqual } from '@/lib/platform/admin/is-deep-equal'
import type { RecordAction } from '@/lib/platform/admin/model'
import { eventLoopYielder } from '@/lib/platform/event-loop'
import { announceChange } from '@/lib/platform/cache/announce'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { allLessons } from '@/lib/content/curriculum/tables'
import type { Transaction } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { recordKindOf } from '@/lib/editing/records/kinds'
import { UPLOADED_TABLES } from './kinds'
import type { LoggedLessonParts } from './logged-lesson-parts'
import { UPLOADED_KINDS, type WriteStep, type UploadedKind, type RecordValues } from './model'
import { readStoredRows, type StoredRow } from './stored'

type Done = {
  adminId: string
  stored: ReadonlyMap<string, StoredRow>
  lists: { before: LoggedLessonParts; after: LoggedLessonParts }
}
type Change = { before: StoredRow | null; after: StoredRow | null }

/** Cards and open questions are logged as part of their lesson. */
const LOGGED = UPLOADED_KINDS.filter((kind) => kind !== 'card' && kind !== 'check')

/** Logs writes as the admin forms do, and announces cache tags to renew. */
export async function logAndAnnounceSteps(
  tx: Transaction,
  steps: WriteStep[],
  done: Done,
): Promise<void> {
  const { adminId, stored, lists } = done
  const tags = new Set<CacheTag>()
  const yieldToEventLoop = eventLoopYielder()
  for (const kind of LOGGED) {
    const own = new Set(steps.flatMap((step) => (step.kind === kind ? step.id : [])))
    const held = kind === 'lesson' ? [...lists.after.keys()].filter((id) => !own.has(id)) : []
    await countUp(tx, held)
    const ids = [...own, ...held]
    if (!ids.length) continue
    const after = await rowsById(tx, kind, ids)
    const changes = ids.map((id): Change => {
      const now = after.get(id) ?? null
      return { before: own.has(id) ? (stored.get(id) ?? null) : now, after: now }
    })
    const name = getTableName(UPLOADED_TABLES[kind].table)
    await logRecordChanges(
      changes.map((change) => ({ adminId, recordTable: name, ...entryOf(kind, change, lists) })),
      tx,
    )
    const { tags: tagsOf } = recordKindOf(name).common(tx, adminId)
    for (const { before, after: now } of changes) {
      for (const tag of await tagsOf(before as never, now as never)) tags.add(tag)
      await yieldToEventLoop()
    }
  }
  await announceChange(tx, [...tags])
}

const rowsById = async (tx: Transaction, kind: UploadedKind, ids: string[]) =>
  new Map(
    (await readStoredRows(tx, kind, oneOf(UPLOADED_TABLES[kind].table.id, ids))).map((row) => [
      row.id,
      row,
    ]),
  )

/** Raises the lessons' version, so that their editors learn of the changed cards. */
const countUp = (tx: Transaction, lessonIds: string[]) =>
  tx
    .update(allLessons)
    .set({ version: sql`version + 1`, updatedAt: sql`now()` })
    .where(oneOf(allLessons.id, lessonIds))

const TITLE_MAX = 160

function entryOf(kind: UploadedKind, { before, after }: Change, lists: Done['lists']) {
  const row: RecordValues = after ?? before ?? {}
  const id = String(row.id)
  const all = {
    before: { ...before, ...lists.before.get(id) },
    after: { ...after, ...lists.after.get(id) },
  }
  const isGone = !after || (Boolean(after.binnedAt) && !before?.binnedAt)
  const changed = (one: RecordValues, other: RecordValues) =>
    Object.fromEntries(
      Object.entries(one).filter(
        ([name, value]) => isLogged(kind, name) && !isDeepEqual(value, other[name]),
      ),
    )
  const action: RecordAction = isGone
    ? 'record-delete'
    : !before
      ? 'record-create'
      : before.binnedAt
        ? 'record-restore'
        : 'record-update'
  return {
    action,
    recordId: id,
    recordTitle: String(row.name ?? row.title ?? row.text ?? '').slice(0, TITLE_MAX),
    before: !before ? null : isGone ? all.before : changed(all.before, all.after),
    after: isGone ? null : !before ? all.after : changed(all.after, all.before),
  }
}

const isLogged = (kind: UploadedKind, name: string): boolean =>
  UPLOADED_TABLES[kind].columns.includes(name) || name === 'cards' || name === 'checks'
