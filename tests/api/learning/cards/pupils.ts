import { asc, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { expect } from 'vitest'
import { cards } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { reviewCard } from '@/lib/learning/cards/commands'
import { newSchedule } from '@/lib/learning/cards/schedule'
import { spellingCards } from '@/lib/learning/cards/tables'
import { findTodayReview } from '@/lib/learning/cards/today'
import { callForAnswer } from '../../support/call'
import { playerOf, type Family } from '../../support/people'

/** The cards, in order, of a demo lesson with more cards than are free. */
export async function lessonWithCards(skip = 0) {
  const { rows } = await db().execute<{ id: string }>(
    `select lesson_id as id from cards group by lesson_id having count(*) > 10
     order by lesson_id limit 1 offset ${skip}`,
  )
  const lessonId = rows[0]?.id ?? ''
  const found = await db()
    .select()
    .from(cards)
    .where(eq(cards.lessonId, lessonId))
    .orderBy(asc(cards.position))
  expect(found.length).toBeGreaterThan(10)
  return { lessonId, cards: found, cardId: (index: number) => found[index]?.id ?? '' }
}

/** Sends a review like the browser does. */
export const send = (cookie: string, address: string, body: object) =>
  callForAnswer('POST', `/kartice/${address}/ocjena`, { body, cookie })

/** A review at a given time. */
export const reviewAt = (family: Family, cardId: string, knows: boolean, instant: string) =>
  reviewCard(cardId, { id: uuidv7(), knows }, playerOf(family), new Date(instant))

/** A pupil's daily review at a given time. */
export const todayAt = (family: Family, instant: string, hasSubscription = false) =>
  findTodayReview(playerOf(family, hasSubscription), new Date(instant))

/** Adds a word that the pupil misspelt in a check. */
export async function misspell({ child }: Family, lessonId: string, correct: string, at: string) {
  const schedule = newSchedule(new Date(at))
  const [row] = await db()
    .insert(spellingCards)
    .values({
      pupilId: child._id,
      lessonId,
      typed: `${correct}j`,
      correct,
      schedule,
      due: new Date(schedule.due),
    })
    .returning()
  return row?.id ?? ''
}
