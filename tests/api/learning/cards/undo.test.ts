import { and, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { DAILY_RECORD_LIMITS } from '@/lib/learning/answers/limits'
import { mistakes } from '@/lib/learning/answers/tables'
import { reviewCard } from '@/lib/learning/cards/commands'
import { cardReviews, cardSchedules, spellingCards } from '@/lib/learning/cards/tables'
import { undoReview } from '@/lib/learning/cards/undo'
import { db } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { redeem } from '@/lib/learning/rewards/awards'
import { xpAwards } from '@/lib/learning/rewards/tables'
import { pupils } from '@/lib/people/users/tables'
import { callForAnswer, refusedAnswer } from '../../support/call'
import { newFamily, playerOf, type Family } from '../../support/people'
import { lessonWithCards, misspell, reviewAt, send } from './pupils'

const lesson = await lessonWithCards()
const card = lesson.cardId(0)

/** All data of a pupil that a review changes. */
async function allOf({ child }: Family) {
  const [reviews, schedules, words, open, awards, [pupil]] = await Promise.all([
    db().select().from(cardReviews).where(eq(cardReviews.pupilId, child._id)),
    db().select().from(cardSchedules).where(eq(cardSchedules.pupilId, child._id)),
    db().select().from(spellingCards).where(eq(spellingCards.pupilId, child._id)),
    db().select().from(mistakes).where(eq(mistakes.pupilId, child._id)),
    db().select().from(xpAwards).where(eq(xpAwards.pupilId, child._id)),
    db().select({ xp: pupils.xp }).from(pupils).where(eq(pupils.id, child._id)),
  ])
  return { reviews, schedules, words, open, awards, xp: pupil?.xp }
}

const undo = ({ pupil }: Family, id: string) =>
  callForAnswer('DELETE', `/kartice/ocjene/${id}`, { cookie: pupil.cookie })

describe('DELETE /api/kartice/ocjene/{id}', () => {
  test('restores the schedule and the mistakes after a wrong „ne znam” on a mature card', async () => {
    const family = await newFamily()
    for (const day of ['2026-01-05', '2026-01-20', '2026-03-20', '2026-09-20'])
      await reviewAt(family, card, true, `${day}T10:00:00Z`)
    const before = await allOf(family)
    const id = uuidv7()
    await send(family.pupil.cookie, card, { id, knows: false })
    expect((await allOf(family)).open).toHaveLength(1)
    expect(await undo(family, id)).toEqual({ status: 200, body: { xp: 0 } })
    expect(await allOf(family)).toEqual(before)
  })

  test.each([true, false])(
    'the first review of a card, knows %s, leaves no trace',
    async (knows) => {
      const family = await newFamily()
      const before = await allOf(family)
      const id = uuidv7()
      await send(family.pupil.cookie, card, { id, knows })
      await undo(family, id)
      expect(await allOf(family)).toEqual(before)
    },
  )

  test('a mistake that was nearly cleared, or known today, is restored', async () => {
    const family = await newFamily()
    await reviewAt(family, card, false, '2026-01-05T10:00:00Z')
    await reviewAt(family, card, true, '2026-01-06T10:00:00Z')
    const before = await allOf(family)
    for (const knows of [true, false]) {
      const id = uuidv7()
      await send(family.pupil.cookie, card, { id, knows })
      await undo(family, id)
      expect(await allOf(family)).toEqual(before)
    }
  })

  test('a word of a check keeps its schedule', async () => {
    const family = await newFamily()
    const word = await misspell(family, lesson.lessonId, 'zmija', '2026-01-05T10:00:00Z')
    const before = await allOf(family)
    const id = uuidv7()
    await send(family.pupil.cookie, `pravopis/${word}`, { id, knows: false })
    await undo(family, id)
    expect(await allOf(family)).toEqual(before)
  })

  test('takes back the XP of the review, redeemed or not, and no other', async () => {
    const family = await newFamily()
    const player = playerOf(family)
    const at = (hour: number) => new Date(`2026-11-16T${hour}:00:00Z`)
    for (const index of [0, 1])
      await reviewAt(family, lesson.cardId(index), true, at(10).toISOString())
    const before = await allOf(family)
    for (const isRedeemed of [false, true]) {
      const id = uuidv7()
      const { earned } = await reviewCard(lesson.cardId(2), { id, knows: true }, player, at(11))
      expect(earned).toEqual([1])
      if (isRedeemed) await redeem(family.child._id, 1)
      // A redemption names a value only, so it took the first card's award.
      expect(await undoReview(id, player)).toEqual({ xp: isRedeemed ? 1 : 0 })
      const after = await allOf(family)
      expect(after.awards).toMatchObject([{ id: before.awards[0]?.id }])
      expect(after.schedules).toEqual(before.schedules)
    }
  })

  test.each([true, false])(
    'the first review of a card above the day’s limit, knows %s, is undone too',
    async (knows) => {
      const family = await newFamily()
      await db().execute(sql`
        insert into card_reviews (pupil_id, id, card_id, knows, at, day)
        select ${family.child._id}, gen_random_uuid(), ${lesson.cardId(1)}, true, now(),
          ${zagrebDay(new Date())} from generate_series(1, ${DAILY_RECORD_LIMITS.reviews})`)
      const before = await allOf(family)
      const id = uuidv7()
      await send(family.pupil.cookie, card, { id, knows })
      expect((await allOf(family)).schedules).toHaveLength(1)
      expect(await undo(family, id)).toEqual({ status: 200, body: { xp: 0 } })
      expect(await allOf(family)).toEqual(before)
    },
  )

  test('repeating it or an unknown review changes nothing, and the id can be sent again', async () => {
    const family = await newFamily()
    const id = uuidv7()
    await send(family.pupil.cookie, card, { id, knows: false })
    const both = await Promise.all([undo(family, id), undo(family, id)])
    expect(both).toEqual([0, 1].map(() => ({ status: 200, body: { xp: 0 } })))
    expect((await allOf(family)).reviews).toEqual([])
    await send(family.pupil.cookie, card, { id, knows: true })
    expect((await allOf(family)).reviews).toHaveLength(1)
  })

  test('a review before the last one is final', async () => {
    const family = await newFamily()
    const [first, second] = [uuidv7(), uuidv7()]
    await send(family.pupil.cookie, card, { id: first, knows: false })
    await send(family.pupil.cookie, lesson.cardId(1), { id: second, knows: true })
    const before = await allOf(family)
    expect(await undo(family, first)).toEqual(
      refusedAnswer(409, 'Ova se ocjena više ne može poništiti.'),
    )
    expect(await allOf(family)).toEqual(before)
  })

  test('is only for the pupil', async () => {
    const [family, others] = [await newFamily(), await newFamily()]
    const id = uuidv7()
    await send(family.pupil.cookie, card, { id, knows: false })
    const before = await allOf(family)
    const by = (cookie: string) => callForAnswer('DELETE', `/kartice/ocjene/${id}`, { cookie })
    expect((await by('')).status).toBe(401)
    expect((await by(family.parent.cookie)).status).toBe(403)
    expect(await by(others.pupil.cookie)).toEqual({ status: 200, body: { xp: 0 } })
    expect(await allOf(family)).toEqual(before)
    expect((await undo(family, 'x')).status).toBe(400)
    const isMistake = and(eq(mistakes.pupilId, family.child._id), eq(mistakes.cardId, card))
    expect(await db().select().from(mistakes).where(isMistake)).toHaveLength(1)
  })
})
