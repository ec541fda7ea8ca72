import 'server-only'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { parents } from '@/lib/people/users/tables'
import { accessRights } from './tables'

/** A subscription is reported as ending soon this many days before its end. */
export const ENDING_SOON_DAYS = 14

/** Subscriptions that end soon: their number, and the first `limit` of them. */
export async function listEndingSubscriptions(now: Date, limit: number) {
  const until = accessRights.subscriptionUntil
  const last = new Date(now.getTime() + ENDING_SOON_DAYS * 24 * 3_600_000)
  const endsSoon = and(gt(until, now), lte(until, last))
  const [count, rows] = await Promise.all([
    db().$count(accessRights, endsSoon),
    db()
      .select({
        parentId: parents.id,
        name: sql<string>`${parents.firstName} || ' ' || ${parents.lastName}`,
        until,
      })
      .from(accessRights)
      .innerJoin(parents, eq(parents.id, accessRights.parentId))
      .where(endsSoon)
      .orderBy(asc(until), asc(parents.id))
      .limit(limit),
  ])
  return { count, first: rows.map((row) => ({ ...row, until: row.until ?? now })) }
}
