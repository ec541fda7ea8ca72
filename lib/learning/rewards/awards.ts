import 'server-only'
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { runQuery, type RunQuery } from '@/lib/platform/db/batch-queries'
import { db, type Database } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { lockPupil } from '@/lib/people/users/lock-pupil'
import { pupils } from '@/lib/people/users/tables'
import type { XpValue } from './limits'
import { REWARD_MESSAGES } from './contract'
import type { XpChange } from './model'
import { xpAwards } from './tables'
import { xpLevel } from './xp-level'

export type NewAward = {
  pupilId: string
  /** Identifies the achievement; each key earns once. */
  key: string
  value: XpValue
  at: Date
}

/**
 * The statement that records an award, and returns whether it can still be redeemed.
 * @param source `from` clause of an earlier step of the same statement: without a row from it, no
 * award is recorded
 */
export const recordAwardSql = (
  { pupilId, key, value, at }: NewAward,
  source: SQL = sql``,
): SQL => sql`
  insert into xp_awards (id, pupil_id, key, value, earned_at)
  select ${uuidv7()}::uuid, ${pupilId}::uuid, ${key}, ${value}::int, ${at.toISOString()}::timestamptz
  ${source}
  -- Touched, so that the row of another request at the same time is seen.
  on conflict (pupil_id, key) do update set key = excluded.key
  returning redeemed_at is null as is_open`

/** Records an award; returns the XP that can still be redeemed for this key. */
export async function recordAward(
  given: NewAward,
  database: Database = db(),
): Promise<XpValue | 0> {
  const { rows } = await database.execute<{ is_open: boolean }>(recordAwardSql(given))
  return rows[0]?.is_open ? given.value : 0
}

/**
 * Adds the value of one award to the pupil's XP. The pupil is locked, so that concurrent requests
 * redeem each award once.
 * @throws HttpError 409 when no award of this value is left to redeem
 */
export async function redeem(pupilId: string, value: XpValue, now = new Date()): Promise<XpChange> {
  return db().transaction(async (tx) => {
    const pupil = await lockPupil(pupilId, tx)
    const [award] = await tx
      .select()
      .from(xpAwards)
      .where(
        and(eq(xpAwards.pupilId, pupilId), eq(xpAwards.value, value), isNull(xpAwards.redeemedAt)),
      )
      .orderBy(asc(xpAwards.earnedAt), asc(xpAwards.id))
      .limit(1)
    if (!award) throw new HttpError(409, REWARD_MESSAGES.nothingToRedeem)
    await tx.update(xpAwards).set({ redeemedAt: now }).where(eq(xpAwards.id, award.id))
    const newXP = pupil.xp + value
    await tx.update(pupils).set({ xp: newXP }).where(eq(pupils.id, pupilId))
    return {
      oldXP: pupil.xp,
      newXP,
      xpGained: value,
      oldLevel: xpLevel(pupil.xp),
      newLevel: xpLevel(newXP),
    }
  })
}

/**
 * Deletes awards whose reason no longer exists, and subtracts redeemed ones from the pupil's XP.
 * The caller has locked the pupil.
 * @returns the XP that the pupil has lost
 */
export async function revokeAwards(pupilId: string, which: SQL, tx: Database): Promise<number> {
  const gone = await tx
    .delete(xpAwards)
    .where(and(eq(xpAwards.pupilId, pupilId), which))
    .returning()
  const lost = gone.reduce((sum, { value, redeemedAt }) => sum + (redeemedAt ? value : 0), 0)
  if (lost)
    await tx
      .update(pupils)
      .set({ xp: sql`${pupils.xp} - ${lost}::int` })
      .where(eq(pupils.id, pupilId))
  return lost
}

/** Number of awards not redeemed yet, by value. They remain when a browser is closed too early. */
export async function countUnredeemedAwards(
  pupilId: string,
  run: RunQuery = runQuery,
): Promise<Record<XpValue, number>> {
  const { rows } = await run<{ value: XpValue; count: number }>(sql`
    select value, count(*)::int from ${xpAwards}
    where ${and(eq(xpAwards.pupilId, pupilId), isNull(xpAwards.redeemedAt))} group by value`)
  const counts = Object.fromEntries(rows.map(({ value, count }) => [value, count]))
  return { 1: 0, 5: 0, ...counts }
}
