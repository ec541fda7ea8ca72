import 'server-only'
import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { PupilPlayer } from '@/lib/learning/answers/policy'
import { readKnowledge } from '@/lib/learning/estimates/knowledge'
import { findMasteryByLesson } from '@/lib/learning/mastery/queries'
import { db } from '@/lib/platform/db/client'
import { addDays, zagrebDay } from '@/lib/platform/hr/dates'
import { HttpError } from '@/lib/platform/http/errors'
import { DAILY_PRACTICE_MESSAGES } from './contract'
import { FAILURES_BEFORE_CHANGE, SITTINGS_A_DAY, SITTINGS_KEPT_DAYS } from './limits'
import type { Sitting, SittingEnd } from './model'
import { withAnsweredElsewhere } from './answered-elsewhere'
import { isOutdated } from './outdated'
import { planQuestions, planSitting, sittingSeed } from './plan'
import { isQuestion, type PlannedItem } from './planned-item'
import { findResults } from './results'
import { isSittingOfDaySql, isSittingSql, isUnchangedSittingSql } from './sitting-conditions'
import { dailySittings } from './tables'
import { hasAllResults, toEnd, toSitting, type StoredSitting } from './view'

/**
 * The pupil's sitting of the day, as far as it was answered; it is planned at the first call. After
 * a finished sitting the next number plans another one. A sitting of an earlier day goes on if its
 * day is given and it is stored.
 * @throws HttpError 409 for a number after one that is not finished, and beyond the day's limit
 */
export async function openSitting(
  player: PupilPlayer,
  { number, day: wantedDay }: { number?: number | undefined; day?: string | undefined },
  now = new Date(),
): Promise<Sitting> {
  const day = zagrebDay(now)
  if (wantedDay && wantedDay !== day) {
    const earlier = await findStored(player.id, wantedDay, number ?? 1)
    return earlier ? reopen(earlier, player, now) : openSitting(player, {}, now)
  }
  const latest = await findLatest(player.id, day)
  const wanted = number ?? latest?.number ?? 1
  if (latest && wanted <= latest.number) {
    const stored = wanted === latest.number ? latest : await findStored(player.id, day, wanted)
    if (stored) return reopen(stored, player, now)
  }
  if (wanted > SITTINGS_A_DAY) throw new HttpError(409, DAILY_PRACTICE_MESSAGES.enough)
  if (wanted !== (latest?.number ?? 0) + 1 || (latest && !latest.doneAt)) {
    throw new HttpError(409, DAILY_PRACTICE_MESSAGES.notDone)
  }
  return toSitting(await beginSitting(player, { day, number: wanted }, now), player, now)
}

/**
 * A stored sitting. It is planned anew if all its parts are gone meanwhile, or if a placement was
 * done before its first answer.
 */
async function reopen(stored: StoredSitting, player: PupilPlayer, now: Date): Promise<Sitting> {
  const { day, number } = stored
  if (!(await isOutdated(stored))) {
    const sitting = await toSitting(await withEasierRest(stored, player, now), player, now)
    if (sitting.done || sitting.first.items.length > 0) return sitting
  }
  // Another call may have planned it anew already.
  await db()
    .delete(dailySittings)
    .where(and(isSittingSql(player.id, day, number), eq(dailySittings.roundId, stored.roundId)))
  return toSitting(await beginSitting(player, { day, number }, now), player, now)
}

/**
 * Records once that a sitting is finished.
 * @throws HttpError 404 for an unknown sitting, 409 while a part has no answer
 */
export async function finishSitting(
  player: PupilPlayer,
  { day, number }: { day: string; number: number },
  now = new Date(),
): Promise<SittingEnd> {
  const found = await findSitting(player.id, day, number)
  const stored = found.doneAt
    ? found
    : await withAnsweredElsewhere(found, await findResults(found, player.id))
  const { first, done } = await toSitting(stored, player, now)
  if (done) return done
  if (!hasAllResults(first)) throw new HttpError(409, DAILY_PRACTICE_MESSAGES.notDone)
  await db()
    .update(dailySittings)
    .set({ doneAt: now })
    .where(and(isSittingSql(player.id, day, number), isNull(dailySittings.doneAt)))
  return toEnd(stored, first, { player, now })
}

async function findLatest(pupilId: string, day: string): Promise<StoredSitting | undefined> {
  const [latest] = await db()
    .select()
    .from(dailySittings)
    .where(isSittingOfDaySql(pupilId, day))
    .orderBy(desc(dailySittings.number))
    .limit(1)
  return latest
}

async function findStored(pupilId: string, day: string, number: number) {
  const [found] = await db()
    .select()
    .from(dailySittings)
    .where(isSittingSql(pupilId, day, number))
  return found
}

async function findSitting(pupilId: string, day: string, number: number): Promise<StoredSitting> {
  const found = await findStored(pupilId, day, number)
  if (!found) throw new HttpError(404, DAILY_PRACTICE_MESSAGES.notFound)
  return found
}

/**
 * Plans and stores a sitting; of two calls at once the first one counts. An empty one is not stored,
 * since there may be more to ask later in the day.
 */
async function beginSitting(
  player: PupilPlayer,
  { day, number }: { day: string; number: number },
  now: Date,
): Promise<StoredSitting> {
  const knowledge = await readKnowledge(player.id, now)
  const seed = sittingSeed(player.id, day, number)
  const items = await planSitting({ player, knowledge, seed, now })
  const row = {
    ...{ pupilId: player.id, day, number, items, changedAt: 0 },
    ...{ roundId: uuidv7(), before: await rightIn(player.id, items), startedAt: now },
  }
  if (!items.length) return { ...row, doneAt: null }
  const [[stored]] = await Promise.all([
    db().insert(dailySittings).values(row).onConflictDoNothing().returning(),
    deleteOld(player.id, day),
  ])
  return stored ?? findSitting(player.id, day, number)
}

const deleteOld = (pupilId: string, today: string) =>
  db()
    .delete(dailySittings)
    .where(
      and(
        eq(dailySittings.pupilId, pupilId),
        lt(dailySittings.day, addDays(today, -SITTINGS_KEPT_DAYS)),
      ),
    )

/** Right answers of the mastery of each lesson with answers. */
async function rightIn(pupilId: string, items: PlannedItem[]): Promise<Record<string, number>> {
  const mastery = await findMasteryByLesson(pupilId, [
    ...new Set(items.map(({ lessonId }) => lessonId)),
  ])
  return Object.fromEntries(Object.entries(mastery).map(([id, { right }]) => [id, right]))
}

/**
 * The sitting with the rest of its questions chosen again if the last ones answered were wrong in a
 * row: easier ones first, and nothing new.
 */
async function withEasierRest(
  planned: StoredSitting,
  player: PupilPlayer,
  now: Date,
): Promise<StoredSitting> {
  if (planned.doneAt) return planned
  const results = await findResults(planned, player.id)
  const stored = await withAnsweredElsewhere(planned, results)
  const isAnswered = (item: PlannedItem) => isQuestion(item) && results[item.id] !== undefined
  const reached = stored.items.findLastIndex(isAnswered) + 1
  const done = stored.items.slice(0, reached)
  const rest = stored.items.slice(reached)
  const last = done.filter(isQuestion).slice(-FAILURES_BEFORE_CHANGE)
  const isFailing =
    reached - stored.changedAt >= FAILURES_BEFORE_CHANGE &&
    last.length === FAILURES_BEFORE_CHANGE &&
    last.every(({ id }) => results[id] === false)
  const asked = rest.filter(isQuestion)
  if (!isFailing || !asked.length) return stored
  const knowledge = await readKnowledge(player.id, now)
  const questions = await planQuestions(
    { player, knowledge, seed: `${stored.roundId} ${reached}`, now, hasNew: false },
    asked.length,
    new Set(done.filter(isQuestion).map(({ id }) => id)),
  )
  if (!questions.length) return stored
  const items = [...done, ...questions, ...rest.filter(({ kind }) => kind === 'card')]
  const before = { ...(await rightIn(player.id, questions)), ...stored.before }
  const { pupilId, day, number } = stored
  const [changed] = await db()
    .update(dailySittings)
    .set({ items, before, changedAt: reached })
    .where(isUnchangedSittingSql(stored))
    .returning()
  return changed ?? findSitting(pupilId, day, number)
}
