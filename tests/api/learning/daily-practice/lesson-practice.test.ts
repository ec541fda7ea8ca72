import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import type { LessonPractice } from '@/lib/learning/daily-practice/model'
import { FREE_QUESTIONS } from '@/lib/people/billing/limits'
import { callForAnswer, callForBody } from '../../support/call'
import { newFamily, setSubscription, type Family } from '../../support/people'
import { importFourLessons, practise, questionsOf } from './four-lessons'

const [, second = ''] = await importFourLessons()
const questions = await questionsOf(second)

const practice = (family: Family, roundId = uuidv7()) =>
  callForBody<LessonPractice>('POST', `/lessons/${second}/vjezba`, {
    ...{ body: { roundId }, cookie: family.pupil.cookie },
  })
const idsOf = (round: LessonPractice) => round.questions.map(({ _id }) => _id)

describe('POST /api/lessons/{id}/vjezba', () => {
  test('asks eight of the lesson’s questions without keys, with the mastery', async () => {
    const family = await newFamily()
    const round = await practice(family)
    expect(round).toMatchObject({ lesson: { lessonId: second }, mastery: null })
    expect(new Set(idsOf(round)).size).toBe(8)
    expect(JSON.stringify(round)).not.toMatch(/"(?:feedback|explanation|isTrue)"/)
    await practise(family, second, { count: 3 })
    expect((await practice(family)).mastery).toMatchObject({ right: 3, of: 3 })
  })

  test('a round has its own numbers, and the same at each call', async () => {
    const [family, roundId] = [await newFamily(), uuidv7()]
    const htmlOf = async (id: string) =>
      Object.fromEntries((await practice(family, id)).questions.map(({ _id, html }) => [_id, html]))
    const first = await htmlOf(roundId)
    expect(await htmlOf(roundId)).toEqual(first)
    const other = await htmlOf(uuidv7())
    expect(
      Object.keys(first).some((id) => other[id] !== undefined && other[id] !== first[id]),
    ).toBe(true)
  })

  test('mistakes come first, and without a subscription only free questions', async () => {
    const family = await newFamily()
    await practise(family, second, { right: false, count: 2 })
    expect(new Set(idsOf(await practice(family)).slice(0, 2))).toEqual(
      new Set(questions.slice(0, 2)),
    )
    const free = new Set(questions.slice(0, FREE_QUESTIONS))
    for (const id of idsOf(await practice(family))) expect(free).toContain(id)
    await setSubscription(family)
    const all = await Promise.all(Array.from({ length: 8 }, () => practice(family)))
    expect(new Set(all.flatMap(idsOf)).size).toBe(questions.length)
  })

  test('an unknown lesson is not found', async () => {
    const { pupil } = await newFamily()
    for (const id of [uuidv7(), 'x']) {
      const sent = { body: { roundId: uuidv7() }, cookie: pupil.cookie }
      expect((await callForAnswer('POST', `/lessons/${id}/vjezba`, sent)).status).toBe(404)
    }
  })
})
