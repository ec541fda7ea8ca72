import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { DAILY_RECORD_LIMITS } from '@/lib/learning/answers/limits'
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

describe('cards of a day', () => {
  test.each([true, false])(
    'earn 1 XP for every two, from the first on, known: %s',
    async (knows) => {
      const family = await newFamily()
      expect(await turn(family, 0, 5, MONDAY, knows)).toEqual([[1], [], [1], [], [1]])
      expect(await keysOf(family)).toEqual(
        [1, 2, 3].map((number) => `kartice:2026-11-16:${number} 1`),
      )
    },
  )

  test('are counted over lessons and the pupil’s own misspelt words', async () => {
    const family = await newFamily()
    const word = await misspell(family, lesson.lessonId, 'ampermetar', MONDAY)
    await turn(family, 0, 2, MONDAY)
    const review = (instant: string) => {
      const body = { id: uuidv7(), knows: true }
      return reviewSpellingCard(word, body, playerOf(family), new Date(instant))
    }
    expect((await review(MONDAY)).earned).toEqual([1])
    expect((await review(MONDAY)).earned).toEqual([])
    expect(await turn(family, 2, 4, MONDAY)).toEqual([[], [1]])
  })

  test('turned again earn nothing, on that day or before they are due', async () => {
    const family = await newFamily()
    await turn(family, 0, 4, MONDAY)
    for (let round = 0; round < 10; round += 1)
      expect(await turn(family, 0, 4, MONDAY)).toEqual(nothing(4))
    expect(await turn(family, 0, 4, TUESDAY)).toEqual(nothing(4))
    expect(await keysOf(family)).toHaveLength(2)
  })

  test('earn again on the day on which they are due', async () => {
    const family = await newFamily()
    await turn(family, 0, 3, MONDAY, false)
    expect(await turn(family, 0, 3, TUESDAY)).toEqual([[1], [], [1]])
    expect(await turn(family, 0, 3, TUESDAY, false)).toEqual(nothing(3))
    expect(await turn(family, 0, 1, WEDNESDAY)).toEqual([[1]])
  })

  test('belong to the Zagreb day of the review, also when the clock goes back', async () => {
    const family = await newFamily()
    const instants = ['2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z']
    for (const [index, instant] of [...instants, '2026-10-25T23:00:00Z'].entries())
      await turn(family, index, index + 1, instant)
    expect(await keysOf(family)).toEqual([
      'kartice:2026-10-24:1 1',
      'kartice:2026-10-25:1 1',
      'kartice:2026-10-26:1 1',
    ])
  })

  test('sent five times each at once earn once', async () => {
    const family = await newFamily()
    const bodies = Array.from({ length: 8 }, () => ({ id: uuidv7(), knows: true }))
    const sent = bodies.flatMap((body, index) =>
      Array.from({ length: 5 }, () => send(family.pupil.cookie, lesson.cardId(index), body)),
    )
    const told = (await Promise.all(sent)).map(({ body }) => (body as { earned: number[] }).earned)
    expect(told.flat()).toContain(1)
    expect(await keysOf(family)).toHaveLength(4)
    const redeem = () =>
      callForAnswer('PATCH', `/children/${family.child._id}/xp`, {
        body: { xp: 1 },
        headers: { cookie: family.pupil.cookie },
      })
    const statuses = await Promise.all(Array.from({ length: 6 }, redeem))
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409, 409])
  })

  test('one card judged five times at once under different ids earns once', async () => {
    const family = await newFamily()
    const sent = Array.from({ length: 5 }, () =>
      send(family.pupil.cookie, lesson.cardId(0), { id: uuidv7(), knows: false }),
    )
    const told = (await Promise.all(sent)).map(({ body }) => (body as { earned: number[] }).earned)
    expect(told.flat()).toEqual([1])
  })

  test('return the XP to redeem again after a lost response, also after midnight', async () => {
    const family = await newFamily()
    const first = { id: uuidv7(), knows: true }
    const tell = (instant: string) =>
      reviewCard(lesson.cardId(0), first, playerOf(family), new Date(instant))
    expect((await tell(MONDAY)).earned).toEqual([1])
    expect((await tell('2026-11-16T23:00:01Z')).earned).toEqual([1])
    expect(await turn(family, 1, 2, MONDAY)).toEqual([[]])
    expect(await keysOf(family)).toHaveLength(1)
  })

  test('earn nothing beyond sixty', async () => {
    const family = await newFamily()
    await fill(family, 58)
    expect(await turn(family, 0, 4, MONDAY)).toEqual([[1], [], [], []])
  })

  test('above the day’s limit of records earn nothing', async () => {
    const family = await newFamily()
    await fill(family, DAILY_RECORD_LIMITS.reviews, false)
    expect(await turn(family, 0, 3, MONDAY)).toEqual(nothing(3))
  })
})

/** Reviews of Monday that count, or not, towards the XP of the day. */
const fill = ({ child }: Family, count: number, isEarning = true) =>
  db().execute(sql`
    insert into card_reviews (pupil_id, id, card_id, knows, at, day, is_earning)
    select ${child._id}, gen_random_uuid(), ${lesson.cardId(9)}, true, ${MONDAY}::timestamptz,
      '2026-11-16', ${isEarning} from generate_series(1, ${count})`)
