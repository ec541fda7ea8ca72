import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { renderText } from '@/lib/platform/markdown/render'
import { grades } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { listLessonCards } from '@/lib/learning/cards/queries'
import { callForAnswer, callForBody, refusedAnswer } from '../../support/call'
import { newFamily, playerOf, setSubscription } from '../../support/people'
import { lessonWithCards, reviewAt } from './pupils'

type Sent = { _id: string; front: string; back: string; state?: string }[]

const lesson = await lessonWithCards()

const listed = (cookie = '') =>
  callForBody<Sent>('GET', `/lessons/${lesson.lessonId}/kartice`, { cookie })

describe('GET /api/lessons/{id}/kartice', () => {
  test('gives a guest the first eight cards, both sides as HTML, and no state', async () => {
    const sent = await listed()
    expect(sent).toEqual(
      lesson.cards.slice(0, 8).map(({ id, front, back }) => ({
        _id: id,
        front: renderText(front),
        back: renderText(back),
      })),
    )
  })

  test('gives eight without a subscription, all with one, and eight again when it has ended', async () => {
    const family = await newFamily()
    const both = [family.pupil.cookie, family.parent.cookie]
    const counts = async () =>
      Promise.all(both.map(async (cookie) => (await listed(cookie)).length))
    expect(await counts()).toEqual([8, 8])
    await setSubscription(family)
    expect(await counts()).toEqual([lesson.cards.length, lesson.cards.length])
    await setSubscription(family, new Date(Date.now() - 1_000))
    expect(await counts()).toEqual([8, 8])
    expect(await listed('iskra_user_token=kriv')).toHaveLength(8)
  })

  test('tells a pupil which cards are new, due or known, and a parent nothing', async () => {
    const family = await newFamily()
    await reviewAt(family, lesson.cardId(0), false, '2026-11-20T10:00:00Z')
    await reviewAt(family, lesson.cardId(1), true, '2026-11-20T10:00:00Z')
    const states = async (instant: string) =>
      (await listLessonCards(lesson.lessonId, playerOf(family), new Date(instant)))
        ?.slice(0, 3)
        .map(({ state }) => state)
    expect(await states('2026-11-20T22:59:00Z')).toEqual(['later', 'later', 'new'])
    expect(await states('2026-11-20T23:00:00Z')).toEqual(['due', 'later', 'new'])
    expect(await states('2026-11-22T22:59:00Z')).toEqual(['due', 'later', 'new'])
    expect(await states('2026-11-22T23:00:00Z')).toEqual(['due', 'due', 'new'])
    expect((await listed(family.parent.cookie)).some((card) => 'state' in card)).toBe(false)
    expect((await listed(family.pupil.cookie)).every((card) => 'state' in card)).toBe(true)
  })

  test.each(['nema', '01890000-0000-7000-8000-000000000000'])('finds no lesson %j', async (id) => {
    expect(await callForAnswer('GET', `/lessons/${id}/kartice`)).toEqual(
      refusedAnswer(404, 'Lekcija nije pronađena'),
    )
  })

  test('finds no lesson of an inactive grade', async () => {
    const { rows } = await db().execute<{ id: string }>(
      `select g.id from grades g join subjects s on s.grade_id = g.id
       join literature b on b.subject_id = s.id join units u on u.literature_id = b.id
       join lessons l on l.unit_id = u.id where l.id = '${lesson.lessonId}'`,
    )
    const open = (isActive: boolean) =>
      db()
        .update(grades)
        .set({ isActive })
        .where(eq(grades.id, rows[0]?.id ?? ''))
    await open(false)
    const { status } = await callForAnswer('GET', `/lessons/${lesson.lessonId}/kartice`)
    await open(true)
    expect(status).toBe(404)
  })
})
