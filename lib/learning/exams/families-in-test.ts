import 'server-only'
import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { db, type Database } from '@/lib/platform/db/client'
import { pupils } from '@/lib/people/users/tables'
import { tests } from './tables'
import { LONGEST_SECRET_MS, secretUntil } from './timer'

const CHANNEL = 'iskra_test_begun'

/** Number of cached accounts, some 30 MB at most. */
const MAX_CACHED_ACCOUNTS = 200_000

/**
 * Kept on `globalThis`, because the layers in front of Next and its routes are bundled separately.
 */
const globals = globalThis as { iskraWriting?: LRUCache<string, number> }

/** Per account, the time in milliseconds until which a test of its family may be in progress. */
const writing = (globals.iskraWriting ??= new LRUCache({ max: MAX_CACHED_ACCOUNTS }))

/**
 * The time in milliseconds until which a test of this account's family may be in progress; null
 * without a recent test. It needs no query, so pages can ask for every signed-in visitor.
 */
export function mayHaveOpenTestUntil(accountId: string, now: Date): number | null {
  const until = writing.get(accountId)
  return until !== undefined && until > now.getTime() ? until : null
}

/**
 * Call when the family has no test in progress, with the earlier result of `mayHaveOpenTestUntil`.
 */
export function forgetOpenTest(accountId: string, until: number): void {
  if (writing.get(accountId) === until) writing.delete(accountId)
}

function note(until: number, accountIds: string[]): void {
  for (const id of accountIds) writing.set(id, Math.max(until, writing.get(id) ?? 0))
}

/**
 * The open tests that match a condition, with the time until which their questions are secret and
 * the accounts of their families.
 */
async function listOpenTestAccounts(which: SQL | undefined, database: Database = db()) {
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

/** Notifies all app instances, when the transaction commits, that a test was started. */
export async function notifyTestStarted(testId: string, tx: Database): Promise<void> {
  for (const { until, accountIds } of await listOpenTestAccounts(eq(tests.id, testId), tx)) {
    note(until, accountIds)
    const told = [until, ...accountIds].join(',')
    await tx.execute(sql`select pg_notify(${CHANNEL}, ${told})`)
  }
}

/** Receives tests started on other instances, and reads those whose notifications were missed. */
export const testStartListener = {
  channel: CHANNEL,
  hear: (payload: string) => {
    const [until = '', ...accountIds] = payload.split(',')
    note(Number(until), accountIds)
  },
  catchUp: async (now = new Date()) => {
    const since = new Date(now.getTime() - LONGEST_SECRET_MS)
    for (const { until, accountIds } of await listOpenTestAccounts(gt(tests.startedAt, since))) {
      note(until, accountIds)
    }
  },
}
