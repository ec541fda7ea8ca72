import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { reviewCard } from '@/lib/learning/cards/commands'
import { roundReviewId } from '@/lib/learning/cards/round-review-id'
import { cardSchedules } from '@/lib/learning/cards/tables'
import { finishSitting, openSitting } from '@/lib/learning/daily-practice/sittings'
import type { SittingItem, SittingRound } from '@/lib/learning/daily-practice/model'
import { db } from '@/lib/platform/db/client'
import { callForBody } from '../../support/call'
import { playerOf, type Family } from '../../support/people'
import { answer, importFourLessons, newFifthGrader, practise, questionsIn } from './four-lessons'

const [, second = ''] = await importFourLessons()

const NOON = new Date('2026-11-20T11:00:00Z')
const later = (days: number, minutes = 0) =>
  new Date(NOON.getTime() + days * 86_400_000 + minutes * 60_000)

const open = (family: Family, at = NOON) => openSitting(playerOf(family), {}, at)

type CardItem = Extract<SittingItem, { kind: 'card' }>
const cardsIn = ({ items }: Pick<SittingRound, 'items'>): CardItem[] =>
  items.filter((item) => item.kind === 'card')

const judge = (
  family: Family,
  { roundId }: SittingRound,
  { cardId }: CardItem,
  knows: boolean,
  at = NOON,
) => reviewCard(cardId, { id: roundReviewId(roundId, cardId, knows), knows }, playerOf(family), at)

/** A pupil who answered all of a sitting, one question wrong, and did not know its card. */
async function familyWithMistakes() {
  const family = await newFifthGrader()
  await practise(family, second, { at: later(-9) })
  const cards = await callForBody<{ _id: string }[]>('GET', `/lessons/${second}/kartice`, {
    cookie: family.pupil.cookie,
  })
  for (const { _id } of cards) {
    await reviewCard(_id, { id: uuidv7(), knows: false }, playerOf(family), later(-3))
  }
  const sitting = await open(family)
  for (const [index, { question }] of questionsIn(sitting).entries()) {
    await answer(family, sitting.first, question, { right: index > 0, at: NOON })
  }
  for (const card of cardsIn(sitting.first)) await judge(family, sitting.first, card, false)
  const { again } = await open(family)
  const [card] = again ? cardsIn(again) : []
  if (!again || !card) throw new Error('No card comes again')
  return { family, sitting, again, card }
}

const scheduleOf = async ({ child }: Family, cardId: string) => {
  const isCard = and(eq(cardSchedules.pupilId, child._id), eq(cardSchedules.cardId, cardId))
  const [row] = await db().select().from(cardSchedules).where(isCard)
  return row
}

test('cards that were not known come again after the wrong questions', async () => {
  const { family, sitting, again, card } = await familyWithMistakes()
  expect(again.items.map(({ kind }) => kind)).toEqual(['question', 'card'])
  expect(again.results).toEqual({})
  const schedule = await scheduleOf(family, card.cardId)
  await judge(family, again, card, true, later(0, 5))
  // A second judgement on a day postpones nothing.
  expect(await scheduleOf(family, card.cardId)).toEqual(schedule)
  const after = await open(family, later(0, 6))
  expect(after.again?.items).toEqual(again.items)
  expect(after.again?.results).toEqual({ [card.key]: true })
  expect(after.first.results).toMatchObject({ [card.key]: false })
  const { day, number } = sitting
  const done = await finishSitting(playerOf(family), { day, number }, later(0, 7))
  expect(done.total - done.right).toBe(2)
})

test('a card that was known elsewhere since does not come again', async () => {
  const { family, card } = await familyWithMistakes()
  await reviewCard(card.cardId, { id: uuidv7(), knows: true }, playerOf(family), later(0, 5))
  const { again } = await open(family, later(0, 6))
  expect(again?.items.map(({ kind }) => kind)).toEqual(['question'])
})
