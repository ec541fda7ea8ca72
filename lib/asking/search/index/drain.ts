import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import { DOCUMENT_KINDS, SEARCH_VERSION } from '../model'
import { writeDocuments } from './write'

/** One index is written at a time: an older reading must not replace a newer one. */
const INDEX_LOCK = 4_741_014

/** Records of one transaction: a search that waits for it does not wait long. */
const BATCH = 200

/** Changes that a search reads itself, so that it finds what was saved a moment ago. */
export const FEW = 50

/** A busy index is not waited for longer. */
const LOCK_TIMEOUT_MS = 1_500

/** What lies below a record whose name or place has changed. */
const BELOW: Record<string, SQL> = {
  lesson: sql`l.id`,
  unit: sql`u.id`,
  literature: sql`b.id`,
  subject: sql`s.id`,
  grade: sql`s.grade_id`,
}

/**
 * Reads again what has changed, a batch of it. Resolves with how many changes it took: 0 when none are
 * left, or when another process is at it and `isPatient` is false.
 */
export function drain({ isPatient = false, database = db() } = {}): Promise<number> {
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
      if (ids.length) await writeDocuments(tx, kind, ids)
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

/** Rows that were taken leave holes, over which every further batch would step. */
export const tidyQueue = (database: Database = db()) => database.execute(sql`vacuum search_queue`)

/** Notes everything as changed. What is indexed stays and is replaced bit by bit. */
export async function reindex(database: Database = db()): Promise<void> {
  await database.transaction(async (tx) => {
    // A million rows take longer than a page may.
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

/** Has everything indexed again that another version of this program has indexed, or none. */
export async function ensureVersion(database: Database = db()): Promise<void> {
  const { rows } = await database.execute<{ version: number }>(
    sql`select version from search_state`,
  )
  if (rows[0]?.version !== SEARCH_VERSION) await reindex(database)
}
