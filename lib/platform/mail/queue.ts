import 'server-only'
import { and, asc, count, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import type { TakenLetter } from './model'
import { outbox } from './tables'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Waits after the first failed attempt, the second and so on; after the last the letter is given
 * up.
 */
const WAITS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  24 * HOUR_MS,
] as const

/** When to try again after this number of failed attempts; null when the letter is given up. */
function retryAt(attempts: number, now: Date): Date | null {
  const wait = WAITS_MS[attempts - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}

/**
 * How long a taken letter is reserved for its deliverer: longer than any attempt. After a crash the
 * letter becomes due again, so it may arrive twice, with the same message id.
 */
const TAKEN_MS = 2 * 60_000

/** Content is deleted as soon as possible, since it may contain a link that opens an account. */
const EMPTIED = { text: '', html: '', picture: null, dueAt: null }

/** Takes the letter that has been due longest; no other deliverer can take it too. */
export async function takeNextDue(now: Date): Promise<TakenLetter | undefined> {
  const next = db()
    .select({ id: outbox.id })
    .from(outbox)
    .where(lte(outbox.dueAt, now))
    .orderBy(asc(outbox.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db()
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: new Date(now.getTime() + TAKEN_MS) })
    .where(sql`${outbox.id} = (${next})`)
    .returning()
  return taken
}

/** The number of letters that were neither sent nor given up, and the age of the oldest. */
export async function findWaitingLetters() {
  const oldest = sql<number | null>`extract(epoch from now() - min(${outbox.createdAt}))::float8`
  const [found] = await db()
    .select({ waiting: count(), oldestSeconds: oldest })
    .from(outbox)
    .where(isNotNull(outbox.dueAt))
  return { waiting: found?.waiting ?? 0, oldestSeconds: found?.oldestSeconds ?? 0 }
}

/** Locks a taken letter until the transaction ends; false if it was erased or taken again. */
export async function lockTakenLetter(
  { id, attempts }: TakenLetter,
  tx: Database,
): Promise<boolean> {
  const held = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts)))
    .for('update')
  return held.length === 1
}

export async function markSent(id: string, now: Date, database: Database = db()): Promise<void> {
  await database
    .update(outbox)
    .set({ ...EMPTIED, sentAt: now })
    .where(eq(outbox.id, id))
}

/** Schedules the next attempt; null if the letter is given up and was emptied. */
export async function retryOrGiveUp(
  { id, attempts }: TakenLetter,
  now: Date,
): Promise<Date | null> {
  const dueAt = retryAt(attempts, now)
  await db()
    .update(outbox)
    .set(dueAt ? { dueAt } : EMPTIED)
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts)))
  return dueAt
}
