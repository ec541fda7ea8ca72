import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import { DOCUMENT_KINDS, SEARCH_VERSION } from '../model'
import { refreshDocuments } from './write'

/** Only one process writes the index: an older reading must not replace a newer one. */
const INDEX_LOCK = 4_741_014

/** Records per transaction, few enough for a search to wait for it. */
const BATCH = 200

/**
 * Up to this many changes are indexed by the search itself, so that it finds what was just saved.
 */
export const MOST_INLINE_CHANGES = 50

/** Maximum wait for a busy index. */
const LOCK_TIMEOUT_MS = 1_500

/** Lessons below a record whose name or place has changed. */
const BELOW: Record<string, SQL> = {
  lesson: sql`l.id`,
  unit: sql`u.id`,
  literature: sql`b.id`,
  subject: sql`s.id`,
  grade: sql`s.grade_id`,
}

/**
 * Indexes a batch of changes. Resolves with their number: 0 when none are left, or when another
 * process holds the lock and `isPatient` is false.
 */
export function indexBatch({ isPatient = false, database = db() } = {}): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`)
    if (!(await lockIndex(tx, isPatient))) return 0
    const { rows } = await tx.execute<{ kind: string; id: string }>(sql`
      delete from search_queue where ctid = any(array(select ctid from search_queue limit ${BATCH}))
      returning kind, id`)
    const idsOf = (kind: string) => [
      ...new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id)),
    ]
    for (const kind of DOCUMENT_KINDS) {
      const ids = idsOf(kind)
      if (ids.length) await refreshDocuments(tx, kind, ids)
    }
    for (const [kind, column] of Object.entries(BELOW)) {
      const ids = idsOf(`below ${kind}`)
      if (ids.length) await markBelow(tx, column, ids)
    }
    return rows.length
  })
}

async function lockIndex(tx: Transaction, isPatient: boolean): Promise<boolean> {
  if (!isPatient) {
    const { rows } = await tx.execute<{ isOurs: boolean }>(
      sql`select pg_try_advisory_xact_lock(${INDEX_LOCK}) as "isOurs"`,
    )
    return rows[0]?.isOurs ?? false
  }
  await tx.execute(sql`set local lock_timeout = ${sql.raw(String(LOCK_TIMEOUT_MS))}`)
  await tx.execute(sql`select pg_advisory_xact_lock(${INDEX_LOCK})`)
  return true
}

async function markBelow(tx: Transaction, column: SQL, ids: string[]): Promise<void> {
  await tx.execute(sql`
    with below as (
      select l.id from all_lessons l join units u on u.id = l.unit_id
        join literature b on b.id = u.literature_id join subjects s on s.id = b.subject_id
      where ${column} = any(${sql.param(ids)}::uuid[])
    )
    insert into search_queue (kind, id)
    select 'lesson', id from below
    union all select 'question', q.id from all_questions q join below on below.id = q.lesson_id`)
}

/** Vacuums the queue, because each further batch would scan over its deleted rows. */
export const vacuumQueue = (database: Database = db()) => database.execute(sql`vacuum search_queue`)

/** Queues everything anew. The index stays in use and is replaced step by step. */
export async function queueFullReindex(database: Database = db()): Promise<void> {
  await database.transaction(async (tx) => {
    // A million rows take longer than a page's statement timeout.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${INDEX_LOCK})`)
    await tx.execute(sql`delete from search_queue`)
    await tx.execute(sql`update search_words set keys = '{}'`)
    await tx.execute(sql`insert into search_queue (kind, id)
      select 'lesson', id from all_lessons union all select 'question', id from all_questions
      union all select 'post', id from blog_posts union all select 'pdf', id from pdfs`)
    await tx.execute(sql`delete from search_state`)
    await tx.execute(sql`insert into search_state (version) values (${SEARCH_VERSION})`)
  })
}

/** Starts a complete reindex if the index is missing or was built by another version. */
export async function reindexIfOutdated(database: Database = db()): Promise<void> {
  const { rows } = await database.execute<{ version: number }>(
    sql`select version from search_state`,
  )
  if (rows[0]?.version !== SEARCH_VERSION) await queueFullReindex(database)
}
