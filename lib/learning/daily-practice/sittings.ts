import 'server-only'
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Pupil } from '@/lib/learning/answers/policy'
import { readKnowledge } from '@/lib/learning/estimates/knowledge'
import { findMastery } from '@/lib/learning/mastery/queries'
import { db } from '@/lib/platform/db/client'
import { addDays, zagrebDay } from '@/lib/platform/hr/dates'
import { HttpError } from '@/lib/platform/http/errors'
import { DAILY_PRACTICE_MESSAGES } from './contract'
import { FAILURES_BEFORE_CHANGE, SITTINGS_A_DAY, SITTINGS_KEPT_DAYS } from './limits'
import type { Sitting, SittingEnd } from './model'
import { planQuestions, planSitting } from './plan'
import { isQuestion, keyOf } from './planned-item'
import { dailySittings } from './tables'
import { findResults, isWhole, toEnd, toSitting, type StoredSitting } from './view'

/**
 * The pupil's sitting of the day, as far as it was answered; it is planned at the first call. After
 * a finished sitting the next number plans another one.
 * @throws HttpError 409 for a number after one that is not finished, and beyond the day's limit
 */
export async function openSitting(
  player: Pupil,
  { number }: { number?: number | undefined },
  now = new Date(),
): Promise<Sitting> {
  const day = zagrebDay(now)
  const latest = await findLatest(player.id, day)
  const wanted = number ?? latest?.number ?? 1
  if (latest && wanted <= latest.number) {
    const stored = wanted === latest.number ? latest : await findSitting(player.id, day, wanted)
    return toSitting(await withEasierRest(stored, player, now), player, now)
  }
  if (wanted > SITTINGS_A_DAY) throw new HttpError(409, DAILY_PRACTICE_MESSAGES.enough)
  if (wanted !== (latest?.number ?? 0) + 1 || (latest && !latest.doneAt)) {
    throw new HttpError(409, DAILY_PRACTICE_MESSAGES.notDone)
  }
  return toSitting(await beginSitting(player, { day, number: wanted }, now), player, now)
}

/**
 * Records once that a sitting is finished.
 * @throws HttpError 404 for an unknown sitting, 409 while a part has no answer
 */
export async function finishSitting(
  player: Pupil,
  { day, number }: { day: string; number: number },
  now = new Date(),
): Promise<SittingEnd> {
  const stored = await findSitting(player.id, day, number)
  const { first, done } = await toSitting(stored, player, now)
  if (done) return done
  if (!isWhole(first)) throw new HttpError(409, DAILY_PRACTICE_MESSAGES.notDone)
  await db()
    .update(dailySittings)
    .set({ doneAt: now })
    .where(and(isSitting(player.id, day, number), isNull(dailySittings.doneAt)))
  return toEnd(stored, first, { player, now })
}

const isOfDay = (pupilId: string, day: string) =>
  and(eq(dailySittings.pupilId, pupilId), eq(dailySittings.day, day))

const isSitting = (pupilId: string, day: string, number: number) =>
  and(isOfDay(pupilId, day), eq(dailySittings.number, number))

async function findLatest(pupilId: string, day: string): Promise<StoredSitting | undefined> {
  const [latest] = await db()
    .select()
    .from(dailySittings)
    .where(isOfDay(pupilId, day))
    .orderBy(desc(dailySittings.number))
    .limit(1)
  return latest
}

async function findSitting(pupilId: string, day: string, number: number): Promise<StoredSitting> {
  const [found] = await db()
    .select()
    .from(dailySittings)
    .where(isSitting(pupilId, day, number))
  if (!found) throw new HttpError(404, DAILY_PRACTICE_MESSAGES.notFound)
  return found
}

/** Plans and stores a sitting; of two calls at once the first one counts. */
async function beginSitting(
  player: Pupil,
  { day, number }: { day: string; number: number },
  now: Date,
): Promise<StoredSitting> {
  const knowledge = await readKnowledge(player.id, now)
  const seed = `${player.id} ${day} ${number}`
  const items = await planSitting({ player, knowledge, seed, now })
  const mastery = await findMastery(player.id, [...new Set(items.map(({ lessonId }) => lessonId))])
  const before = Object.fromEntries(
    Object.entries(mastery).map(([lessonId, { right }]) => [lessonId, right]),
  )
  await db()
    .insert(dailySittings)
    .values({ pupilId: player.id, day, number, roundId: uuidv7(), items, before, startedAt: now })
    .onConflictDoNothing()
  await db()
    .delete(dailySittings)
    .where(
      and(
        eq(dailySittings.pupilId, player.id),
        lt(dailySittings.day, addDays(day, -SITTINGS_KEPT_DAYS)),
      ),
    )
  return findSitting(player.id, day, number)
}

/**
 * The sitting with the rest of its questions chosen again if the last ones answered were wrong in a
 * row: easier ones first, and nothing new.
 */
async function withEasierRest(
  stored: StoredSitting,
  player: Pupil,
  now: Date,
): Promise<StoredSitting> {
  if (stored.doneAt) return stored
  const results = await findResults(stored, player.id)
  const reached = stored.items.findLastIndex((item) => results[keyOf(item)] !== undefined) + 1
  const done = stored.items.slice(0, reached)
  const rest = stored.items.slice(reached)
  const last = done.filter(isQuestion).slice(-FAILURES_BEFORE_CHANGE)
  const isFailing =
    last.length === FAILURES_BEFORE_CHANGE && last.every((item) => results[keyOf(item)] === false)
  const asked = rest.filter(isQuestion)
  const isChanged = asked.some(({ reason }) => reason === 'back')
  if (!isFailing || !asked.length || isChanged) return stored
  const knowledge = await readKnowledge(player.id, now)
  const questions = await planQuestions(
    { player, knowledge, seed: `${stored.roundId} ${reached}`, now },
    asked.length,
    new Set(done.filter(isQuestion).map(({ id }) => id)),
  )
  const known = questions.filter(({ reason }) => reason !== 'new')
  if (!known.length) return stored
  const cards = rest.filter(({ kind }) => kind === 'card')
  const items = [...done, ...known, ...cards]
  const { pupilId, day, number } = stored
  const [changed] = await db()
    .update(dailySittings)
    .set({ items })
    .where(
      and(
        isSitting(pupilId, day, number),
        sql`${dailySittings.items} = ${JSON.stringify(stored.items)}::jsonb`,
      ),
    )
    .returning()
  return changed ?? findSitting(pupilId, day, number)
}
