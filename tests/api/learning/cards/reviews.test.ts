import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { reviewSpellingCard } from '@/lib/learning/cards/commands'
import { cardReviews, cardSchedules, spellingCards } from '@/lib/learning/cards/tables'
import { mistakes } from '@/lib/learning/answers/tables'
import { refusedAnswer } from '../../support/call'
import { newFamily, type Family, playerOf, setSubscription } from '../../support/people'
import { lessonWithCards, misspell, reviewAt, send } from './pupils'

const lesson = await lessonWithCards()

const reviewsOf = ({ child }: Family) =>
  db().select().from(cardReviews).where(eq(cardReviews.pupilId, child._id))
const schedulesOf = ({ child }: Family) =>
  db().select().from(cardSchedules).where(eq(cardSchedules.pupilId, child._id))
const mistakeOf = async ({ child }: Family, cardId: string) => {
  const isIt = and(eq(mistakes.pupilId, child._id), eq(mistakes.cardId, cardId))
  return (await db().select().from(mistakes).where(isIt))[0]
}
const review = (knows = true) => ({ id: uuidv7(), knows })

describe('POST /api/kartice/{id}/ocjena', () => {
  test('saves the verdict and returns the day of the next review', async () => {
    const family = await newFamily()
    const body = review()
    const { status, body: kept } = await send(family.pupil.cookie, lesson.cardId(0), body)
    expect(status).toBe(200)
    const [row] = await schedulesOf(family)
    expect(kept).toEqual({ dueOn: row?.due.toISOString().slice(0, 10), earned: [1] })
    expect(row).toMatchObject({ cardId: lesson.cardId(0), schedule: { reps: 1, lapses: 0 } })
    expect(row?.schedule.due).toBe(row?.due.toISOString())
    expect(await reviewsOf(family)).toMatchObject([
      { id: body.id, cardId: lesson.cardId(0), spellingCardId: null, knows: true },
    ])
  })

  test('sent a hundred times at once counts once, with the same result each time', async () => {
    const family = await newFamily()
    const body = review(false)
    const sent = await Promise.all(
      Array.from({ length: 100 }, () => send(family.pupil.cookie, lesson.cardId(0), body)),
    )
    expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(sent[0]?.status).toBe(200)
    expect(await reviewsOf(family)).toHaveLength(1)
    expect(await schedulesOf(family)).toMatchObject([{ schedule: { reps: 1 } }])
  })

  test('different reviews at once are processed one by one', async () => {
    const family = await newFamily()
    const all = [0, 1, 2, 3].flatMap((index) =>
      Array.from({ length: 5 }, () =>
        send(family.pupil.cookie, lesson.cardId(index), review(false)),
      ),
    )
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(all.map(() => 200))
    expect(await reviewsOf(family)).toHaveLength(20)
    const reps = (await schedulesOf(family)).map(({ schedule }) => schedule.reps)
    expect(reps).toEqual([5, 5, 5, 5])
  })

  test('rejects the id of a review of another card', async () => {
    const family = await newFamily()
    const body = review()
    await send(family.pupil.cookie, lesson.cardId(0), body)
    expect(await send(family.pupil.cookie, lesson.cardId(1), body)).toEqual(
      refusedAnswer(409, 'Ova je oznaka već iskorištena za drugu karticu.'),
    )
    expect(await schedulesOf(family)).toHaveLength(1)
    const other = await newFamily()
    expect((await send(other.pupil.cookie, lesson.cardId(1), body)).status).toBe(200)
  })

  test('accepts the eighth card for everyone, the ninth only with a subscription', async () => {
    const family = await newFamily()
    expect((await send(family.pupil.cookie, lesson.cardId(7), review())).status).toBe(200)
    expect(await send(family.pupil.cookie, lesson.cardId(8), review())).toEqual(
      refusedAnswer(403, 'Ova kartica nije u besplatnom dijelu.'),
    )
    expect(await schedulesOf(family)).toHaveLength(1)
    await setSubscription(family)
    expect((await send(family.pupil.cookie, lesson.cardId(8), review())).status).toBe(200)
  })

  test('is for pupils: guests and parents change nothing', async () => {
    const family = await newFamily()
    const before = await db().select().from(cardReviews)
    expect((await send('', lesson.cardId(0), review())).status).toBe(401)
    expect((await send(family.parent.cookie, lesson.cardId(0), review())).status).toBe(403)
    expect(await db().select().from(cardReviews)).toEqual(before)
  })

  test.each([
    { id: 'x', knows: true },
    { knows: true },
    { id: uuidv7(), knows: 'da' },
    { id: uuidv7() },
    { id: uuidv7(), knows: true, pupilId: uuidv7() },
    { id: uuidv7(), knows: true, at: '2026-01-01T00:00:00Z' },
  ])('with %j is refused', async (body) => {
    const family = await newFamily()
    expect((await send(family.pupil.cookie, lesson.cardId(0), body)).status).toBe(400)
    expect(await reviewsOf(family)).toEqual([])
  })

  test.each(['nema', 'pravopis/nema', '01890000-0000-7000-8000-000000000000'])(
    'finds no card %j',
    async (id) => {
      const family = await newFamily()
      expect(await send(family.pupil.cookie, id, review())).toEqual(
        refusedAnswer(404, 'Kartica nije pronađena'),
      )
    },
  )
})

test('a card not known is a mistake until it is known on two different days', async () => {
  const family = await newFamily()
  const cardId = lesson.cardId(0)
  await reviewAt(family, cardId, true, '2026-11-15T10:00:00Z')
  expect(await mistakeOf(family, cardId)).toBeUndefined()
  await reviewAt(family, cardId, false, '2026-11-16T10:00:00Z')
  expect(await mistakeOf(family, cardId)).toMatchObject({
    lessonId: lesson.lessonId,
    rightDay: null,
    clearedAt: null,
    answer: null,
  })
  await reviewAt(family, cardId, true, '2026-11-17T10:00:00Z')
  await reviewAt(family, cardId, true, '2026-11-17T22:59:00Z')
  expect(await mistakeOf(family, cardId)).toMatchObject({ rightDay: '2026-11-17', clearedAt: null })
  await reviewAt(family, cardId, true, '2026-11-17T23:00:00Z')
  expect((await mistakeOf(family, cardId))?.clearedAt).toEqual(new Date('2026-11-17T23:00:00Z'))
})

describe('POST /api/kartice/pravopis/{id}/ocjena', () => {
  test('schedules the word again, once for a review sent twice', async () => {
    const family = await newFamily()
    const id = await misspell(family, lesson.lessonId, 'uspješan', '2026-11-20T10:00:00Z')
    const body = review(false)
    const [first, second] = await Promise.all(
      [1, 2].map(() => send(family.pupil.cookie, `pravopis/${id}`, body)),
    )
    expect(first).toEqual(second)
    expect(first?.status).toBe(200)
    expect(await reviewsOf(family)).toMatchObject([{ cardId: null, spellingCardId: id }])
    const [row] = await db().select().from(spellingCards).where(eq(spellingCards.id, id))
    expect(row?.schedule).toMatchObject({ reps: 1, due: row?.due.toISOString() })
    expect(first?.body).toEqual({ dueOn: row?.due.toISOString().slice(0, 10), earned: [1] })
  })

  test('rejects the id of a card’s review', async () => {
    const family = await newFamily()
    const id = await misspell(family, lesson.lessonId, 'uspješan', '2026-11-20T10:00:00Z')
    const body = review()
    await send(family.pupil.cookie, lesson.cardId(0), body)
    expect((await send(family.pupil.cookie, `pravopis/${id}`, body)).status).toBe(409)
  })

  test('adds no mistake, because the word itself is the note', async () => {
    const family = await newFamily()
    const id = await misspell(family, lesson.lessonId, 'uspješan', '2026-11-20T10:00:00Z')
    await reviewSpellingCard(id, review(false), playerOf(family))
    const mine = eq(mistakes.pupilId, family.child._id)
    expect(await db().select().from(mistakes).where(mine)).toEqual([])
  })
})
