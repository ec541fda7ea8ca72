import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { v5 as uuidv5 } from 'uuid'
import { roundReviewId } from '@/lib/learning/cards/round-review-id'
import { db } from '@/lib/platform/db/client'
import type { SittingRound } from './model'
import { isCard, isQuestion, keyOf, type PlannedItem } from './planned-item'
import type { dailySittings } from './tables'

type Results = SittingRound['results']

/** The second round has its own id, so that changing numbers are drawn anew. */
export const againIdOf = (firstId: string): string => uuidv5('again', firstId)

/**
 * Whether each part of a sitting's first round was known, by key: the first answer, a card's last
 * review before the second round.
 */
export async function findResults(
  { items, roundId, startedAt }: typeof dailySittings.$inferSelect,
  pupilId: string,
): Promise<Results> {
  const scripts = items.filter(({ kind }) => kind === 'script')
  const again = reviewIdsOf(items, againIdOf(roundId))
  const [answered, reviewed, read] = await Promise.all([
    listAnswered(pupilId, roundId),
    listReviewed(
      pupilId,
      items,
      sql`at >= ${startedAt.toISOString()}::timestamptz and id <> all(${again}::uuid[])`,
    ),
    scripts.length ? listRead(pupilId, scripts) : new Set<string>(),
  ])
  const results: Results = { ...answered, ...reviewed }
  const reached = items.findLastIndex((item) => isQuestion(item) && answered[item.id] !== undefined)
  for (const [place, item] of items.entries()) {
    if (item.kind !== 'script') continue
    // A pupil who goes on to its questions has decided not to read it.
    if (place < reached || read.has(item.lessonId)) results[keyOf(item)] = true
  }
  return results
}

/** Whether each part was known, by key, by the answers and reviews of one round alone. */
export async function findRoundResults(
  items: PlannedItem[],
  roundId: string,
  pupilId: string,
): Promise<Results> {
  const ids = reviewIdsOf(items, roundId)
  const [answered, reviewed] = await Promise.all([
    listAnswered(pupilId, roundId),
    listReviewed(pupilId, items, sql`id = any(${ids}::uuid[])`),
  ])
  return { ...answered, ...reviewed }
}

/** The ids that reviews of a sitting's cards have in a round. */
const reviewIdsOf = (items: PlannedItem[], roundId: string) =>
  sql.param(
    items
      .filter(isCard)
      .flatMap(({ id }) => [true, false].map((knows) => roundReviewId(roundId, id, knows))),
  )

/** Whether the first answer to each question of a round was right. */
async function listAnswered(pupilId: string, roundId: string): Promise<Results> {
  const { rows } = await db().execute<{ id: string; is_right: boolean }>(sql`
    select distinct on (question_id) question_id as id, outcome in ('right', 'spelling') as is_right
    from answers where pupil_id = ${pupilId} and round_id = ${roundId} and source = 'danas'
    order by question_id, at, id`)
  return Object.fromEntries(rows.map((row) => [row.id, row.is_right]))
}

/** Whether the cards among these parts were known at their last review of some. */
async function listReviewed(
  pupilId: string,
  items: PlannedItem[],
  isWanted: SQL,
): Promise<Results> {
  const cardIds = items.filter(isCard).map(({ id }) => id)
  if (!cardIds.length) return {}
  const { rows } = await db().execute<{ id: string; knows: boolean }>(sql`
    select distinct on (card_id) card_id as id, knows from card_reviews
    where pupil_id = ${pupilId} and card_id = any(${sql.param(cardIds)}::uuid[]) and ${isWanted}
    order by card_id, at desc, id desc`)
  return Object.fromEntries(rows.map(({ id, knows }) => [id, knows]))
}

async function listRead(pupilId: string, scripts: PlannedItem[]): Promise<Set<string>> {
  const ids = scripts.map(({ lessonId }) => lessonId)
  const { rows } = await db().execute<{ id: string }>(sql`
    select lesson_id as id from lesson_visits
    where pupil_id = ${pupilId} and lesson_id = any(${sql.param(ids)}::uuid[])
      and script_read_at is not null`)
  return new Set(rows.map(({ id }) => id))
}
