import 'server-only'
import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { db, type Database } from '@/lib/platform/db/client'
import { pupils } from '@/lib/people/users/tables'
import { tests } from './tables'
import { LONGEST_SECRET_MS, secretUntil } from './timer'

const CHANNEL = 'iskra_test_begun'

/** Accounts that are remembered, some 30 MB at most. */
const MOST_ACCOUNTS = 200_000

/** One for the layers in front of Next and for its routes, which are built apart. */
const globals = globalThis as { iskraWriting?: LRUCache<string, number> }

/** By account, in milliseconds: until then a test of its family may go on. */
const writing = (globals.iskraWriting ??= new LRUCache({ max: MOST_ACCOUNTS }))

/**
 * Until when, in milliseconds, a test may go on in the family of this account; null where none was
 * begun lately. It costs no query, so that pages can ask for everyone who is signed in.
 */
export function mayWriteUntil(accountId: string, now: Date): number | null {
  const until = writing.get(accountId)
  return until !== undefined && until > now.getTime() ? until : null
}

/** To be called when no test goes on in the family, with what `mayWriteUntil` said before. */
export function forgetWriting(accountId: string, until: number): void {
  if (writing.get(accountId) === until) writing.delete(accountId)
}

function note(until: number, accountIds: string[]): void {
  for (const id of accountIds) writing.set(id, Math.max(until, writing.get(id) ?? 0))
}

/** Until when those of these tests may go on that are open, with the accounts of their families. */
async function listWriting(which: SQL | undefined, database: Database = db()) {
  const rows = await database
    .select({
      startedAt: tests.startedAt,
      minutes: tests.minutes,
      parentId: pupils.parentId,
      childIds: sql<
        string[]
      >`array(select id from pupils child where child.parent_id = ${pupils.parentId})`,
    })
    .from(tests)
    .innerJoin(pupils, eq(pupils.id, tests.pupilId))
    .where(and(which, isNull(tests.finishedAt)))
  return rows.map((row) => ({
    until: secretUntil(row).getTime(),
    accountIds: [row.parentId, ...row.childIds],
  }))
}

/** Tells all app instances, at the commit, that a test was begun. */
export async function tellBegun(testId: string, tx: Database): Promise<void> {
  for (const { until, accountIds } of await listWriting(eq(tests.id, testId), tx)) {
    note(until, accountIds)
    const told = [until, ...accountIds].join(',')
    await tx.execute(sql`select pg_notify(${CHANNEL}, ${told})`)
  }
}

/** Hears of tests that other instances begin, and reads those that went by unheard. */
export const begunTests = {
  channel: CHANNEL,
  hear: (payload: string) => {
    const [until = '', ...accountIds] = payload.split(',')
    note(Number(until), accountIds)
  },
  catchUp: async (now = new Date()) => {
    const since = new Date(now.getTime() - LONGEST_SECRET_MS)
    for (const { until, accountIds } of await listWriting(gt(tests.startedAt, since))) {
      note(until, accountIds)
    }
  },
}
