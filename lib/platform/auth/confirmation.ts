import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { CONFIRMED_SECONDS } from './limits'
import type { ConfirmationRequirement } from './model'
import { sessions } from './tables'

/**
 * Uses the database's clock, which all instances share. A confirmation in the future, after the
 * clock was set back, is not valid.
 */
const isRecent = sql`${sessions.confirmedAt} between now() - make_interval(secs => ${CONFIRMED_SECONDS}) and now()`

/** Checks that a session is recently confirmed; with `always` also consumes the confirmation. */
export async function checkAndSpendConfirmation(
  id: string,
  confirmation: ConfirmationRequirement,
): Promise<boolean> {
  const isEnough = and(eq(sessions.id, id), isRecent)
  if (confirmation === 'fresh') return (await db().$count(sessions, isEnough)) > 0
  const taken = await db()
    .update(sessions)
    .set({ isConfirmationUnspent: false })
    .where(and(isEnough, sessions.isConfirmationUnspent))
    .returning({ id: sessions.id })
  return taken.length > 0
}

/** Returns a consumed confirmation, because the confirmed action was not performed. */
export async function restoreConfirmation(id: string): Promise<void> {
  await db().update(sessions).set({ isConfirmationUnspent: true }).where(eq(sessions.id, id))
}

/** Confirms a session; false when the session has ended. */
export async function confirmSession(id: string): Promise<boolean> {
  const confirmed = await db()
    .update(sessions)
    .set({ confirmedAt: sql`now()`, isConfirmationUnspent: true })
    .where(eq(sessions.id, id))
    .returning({ id: sessions.id })
  return confirmed.length > 0
}

/**
 * Consumes the confirmation after a call that needed one; an `always` call then needs a new one.
 */
export async function spendConfirmation(id: string): Promise<void> {
  await db()
    .update(sessions)
    .set({ isConfirmationUnspent: false })
    .where(and(eq(sessions.id, id), sessions.isConfirmationUnspent))
}
