import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { reviewCard, reviewSpellingCard } from '@/lib/learning/cards/commands'
import { xpAwards } from '@/lib/learning/rewards/tables'
import { callForAnswer } from '../../support/call'
import { newFamily, type Family, playerOf } from '../../support/people'
import { lessonWithCards, misspell, reviewAt, send } from './pupils'

const lesson = await lessonWithCards()

const MONDAY = '2026-11-16T10:00:00Z'
const TUESDAY = '2026-11-17T10:00:00Z'
const WEDNESDAY = '2026-11-18T10:00:00Z'

/** The XP earned by each review of the lesson's first cards. */
async function turn(family: Family, from: number, to: number, instant: string, knows = true) {
  const earned = []
  for (let index = from; index < to; index += 1) {
    earned.push((await reviewAt(family, lesson.cardId(index), knows, instant)).earned)
  }
  return earned
}
const nothing = (times: number) => Array.from({ length: times }, () => [])
const keysOf = async ({ child }: Family) =>
  (await db().select().from(xpAwards).where(eq(xpAwards.pupilId, child._id)))
    .map(({ key, value }) => `${key} ${value}`)
    .toSorted()

describe('a lesson’s deck', () => {
  test('earns with the last card open to the pupil, known or not', async () => {
    const family = await newFamily()
    expect(await turn(family, 0, 8, MONDAY, false)).toEqual([...nothing(7), [1]])
    expect(await keysOf(family)).toEqual([`kartice:${lesson.lessonId}:2026-11-16 1`])
  })

  test('has all of the lesson’s cards with a subscription', async () => {
    const family = await newFamily()
    const player = playerOf(family, true)
    const earned = []
    for (const { id } of lesson.cards) {
      earned.push(await reviewCard(id, { id: uuidv7(), knows: true }, player, new Date(MONDAY)))
    }
    expect(earned.map((one) => one.earned)).toEqual([...nothing(lesson.cards.length - 1), [1]])
  })

  test('earns once a Zagreb day, and only if completed on that day', async () => {
    const family = await newFamily()
    await turn(family, 0, 7, '2026-11-16T22:59:59Z')
    expect(await turn(family, 7, 8, '2026-11-16T23:00:00Z')).toEqual([[]])
    await turn(family, 0, 7, '2026-11-17T23:00:00Z')
    expect(await turn(family, 7, 8, WEDNESDAY)).toEqual([[1]])
    const headers = { cookie: family.pupil.cookie }
    const redeem = () =>
      callForAnswer('PATCH', `/children/${family.child._id}/xp`, { body: { xp: 1 }, headers })
    expect((await redeem()).status).toBe(200)
    expect(await turn(family, 0, 8, WEDNESDAY)).toEqual(nothing(8))
    expect((await redeem()).status).toBe(409)
  })

  test('completed five times at once earns once', async () => {
    const family = await newFamily()
    const bodies = Array.from({ length: 8 }, () => ({ id: uuidv7(), knows: true }))
    const sent = bodies.flatMap((body, index) =>
      Array.from({ length: 5 }, () => send(family.pupil.cookie, lesson.cardId(index), body)),
    )
    const told = (await Promise.all(sent)).map(({ body }) => (body as { earned: number[] }).earned)
    expect(told.flat()).toContain(1)
    expect(await keysOf(family)).toHaveLength(1)
  })

  test('returns the XP to redeem again after a lost response', async () => {
    const family = await newFamily()
    await turn(family, 0, 7, MONDAY)
    const last = { id: uuidv7(), knows: true }
    const tell = () =>
      reviewCard(lesson.cardId(7), last, playerOf(family), new Date('2026-11-16T23:00:01Z'))
    await reviewCard(lesson.cardId(7), last, playerOf(family), new Date(MONDAY))
    expect((await tell()).earned).toEqual([1])
  })
})

describe('a day’s review', () => {
  test('earns with its last card, once a day', async () => {
    const family = await newFamily()
    await turn(family, 0, 3, MONDAY, false)
    expect(await turn(family, 0, 3, TUESDAY, false)).toEqual([[], [], [5]])
    expect(await turn(family, 0, 3, TUESDAY, true)).toEqual(nothing(3))
    expect(await turn(family, 0, 1, WEDNESDAY, true)).toEqual([[]])
    expect(await keysOf(family)).toEqual(['ponavljanje:2026-11-17 5'])
  })

  test('is not completed by a card that was not due', async () => {
    const family = await newFamily()
    await turn(family, 0, 1, MONDAY, true)
    expect(await turn(family, 0, 2, TUESDAY)).toEqual(nothing(2))
    expect(await keysOf(family)).toEqual([])
  })

  test('waits for the pupil’s own misspelt words', async () => {
    const family = await newFamily()
    await turn(family, 0, 1, MONDAY, false)
    const word = await misspell(family, lesson.lessonId, 'ampermetar', MONDAY)
    expect(await turn(family, 0, 1, TUESDAY)).toEqual([[]])
    const review = { id: uuidv7(), knows: true }
    const kept = await reviewSpellingCard(word, review, playerOf(family), new Date(TUESDAY))
    expect(kept.earned).toEqual([5])
  })
})
