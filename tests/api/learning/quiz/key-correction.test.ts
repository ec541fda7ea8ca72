import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import type { QuestionBody } from '@/lib/content/questions/model'
import { deleteExpiredFromBin } from '@/lib/editing/records/bin'
import { db } from '@/lib/platform/db/client'
import { callForAnswer, callForBody } from '../../support/call'
import { handIn, overview, resultOf, review } from '../exams/desk'
import { newFamily } from '../../support/people'
import { choice, give, NO_EFFECT, openKeyDesk, rowsOf, WRONG_KEY } from './key-desk'

const { asks, lessonId, newQuestion, edit, mend, expected, correct, tested } = await openKeyDesk()
const option = (id: string) => ({ kind: 'single' as const, choice: id })

// 'GET /api/admin/pitanja/{id}/kljuc', 'POST /api/admin/pitanja/{id}/kljuc'
describe('a corrected key', () => {
  test('changes nothing until an admin confirms, and says how many pupils it affects', async () => {
    const { _id } = await newQuestion()
    const { family, testId } = await tested(_id, option('a'))
    await handIn(family, testId)
    expect(await expected(_id)).toEqual(NO_EFFECT)
    await mend(_id)
    expect(await expected(_id)).toEqual({ ...NO_EFFECT, isOther: true, pupils: 1, answers: 1 })
    expect(await resultOf(family, testId)).toMatchObject({ right: 0, mark: 1 })
    expect(await review(family, testId)).toMatchObject({
      items: [{ judgement: { outcome: 'wrong', correct: { choice: 'b' } } }],
    })
  })

  test('judges the question as it was asked: result, review, mistakes, not XP', async () => {
    const { _id } = await newQuestion()
    const right = await tested(_id, option('a'))
    const wrong = await tested(_id, option('b'))
    const open = await tested(_id, option('a'))
    const same = await tested(_id, option('c'))
    for (const { family, testId } of [right, wrong, same]) await handIn(family, testId)
    const player = await newFamily()
    await give(player, _id, 'b')
    const awards = await rowsOf('xp_awards', player)
    expect(awards).toHaveLength(1)
    await mend(_id)
    expect(await correct(_id)).toEqual({ ...NO_EFFECT, isOther: true, pupils: 3, answers: 3 })

    expect(await resultOf(right.family, right.testId)).toMatchObject({
      right: 1,
      total: 1,
      mark: 5,
    })
    expect(await rowsOf('mistakes', right.family)).toMatchObject([
      { cleared_at: expect.anything() },
    ])
    const shown = await review(right.family, right.testId)
    expect(shown).toMatchObject({
      ...{ mark: 5, correctedAt: expect.any(String) },
      items: [
        {
          correctedAt: expect.any(String),
          judgement: { outcome: 'right', correct: { choice: 'a' } },
        },
      ],
    })
    // As it was asked: without the option added later.
    expect(JSON.stringify(shown)).not.toContain('Rijeka')
    expect((await overview(right.family, lessonId)).results).toMatchObject([
      { correctedAt: expect.any(String) },
    ])

    expect(await resultOf(wrong.family, wrong.testId)).toMatchObject({ right: 0, mark: 1 })
    expect(await rowsOf('mistakes', wrong.family)).toMatchObject([
      { cleared_at: null, answer: { choice: 'b' } },
    ])
    expect(await resultOf(same.family, same.testId)).not.toHaveProperty('correctedAt')
    // Submitted later, so it is judged by the current key.
    expect(await resultOf(open.family, open.testId)).toMatchObject({ right: 1, mark: 5 })

    expect(await rowsOf('answers', player)).toMatchObject([{ outcome: 'wrong' }])
    expect(await rowsOf('mistakes', player)).toMatchObject([{ cleared_at: null }])
    expect(await rowsOf('xp_awards', player)).toEqual(awards)

    expect(await correct(_id)).toEqual(NO_EFFECT)
  })

  test('counts a round of a quiz again', async () => {
    const { _id } = await newQuestion()
    const family = await newFamily()
    const roundId = '01a217f6-966f-7123-a63e-854690f16ccd'
    await give(family, _id, 'a', roundId)
    const body = { childID: family.child._id, parentID: family.parent.user._id, lessonID: lessonId }
    const sent = { cookie: family.pupil.cookie, body: { ...body, roundID: roundId } }
    expect(await callForBody('POST', '/kwiz/results', sent)).toEqual({ right: 0, total: 1 })
    await mend(_id)
    await correct(_id)
    expect(await callForBody('POST', '/kwiz/results', sent)).toEqual({ right: 1, total: 1 })
  })

  test('keeps a round’s count of deleted questions and of first answers', async () => {
    const family = await newFamily()
    const roundId = uuidv7()
    const erased = await newQuestion()
    await give(family, erased._id, 'b', roundId)
    const { _id } = await newQuestion()
    await give(family, _id, 'a', roundId)
    await give(family, _id, 'b', roundId)
    const body = { childID: family.child._id, parentID: family.parent.user._id, lessonID: lessonId }
    const sent = { cookie: family.pupil.cookie, body: { ...body, roundID: roundId } }
    expect(await callForBody('POST', '/kwiz/results', sent)).toEqual({ right: 1, total: 2 })
    // Answered after the round was counted.
    const late = await newQuestion()
    await give(family, late._id, 'a', roundId)
    await asks('DELETE', `/pitanja/${erased._id}`)
    await deleteExpiredFromBin(new Date(Date.now() + 40 * 86_400_000))
    for (const id of [_id, late._id]) {
      await mend(id)
      expect(await correct(id)).toMatchObject({ pupils: 1 })
      expect(await rowsOf('quiz_results', family)).toMatchObject([{ right: 2, total: 2 }])
    }
  })

  test('has no effect if only words change, or if the right option was not offered', async () => {
    const { _id } = await newQuestion()
    await give(await newFamily(), _id, 'a')
    await edit(_id, {
      ...WRONG_KEY,
      choices: WRONG_KEY.choices.map((one) => ({ ...one, text: `${one.text}!` })),
    })
    expect(await expected(_id)).toMatchObject({ isOther: false })
    await edit(_id, { kind: 'single', choices: [choice('Pula', 100), choice('Zadar')] })
    expect(await expected(_id)).toMatchObject({ isOther: false })
  })

  test.each<[string, QuestionBody, QuestionBody, object]>([
    [
      'a number',
      { kind: 'number', unit: null, answers: [{ low: 4, high: 4, weight: 100, feedback: 'a' }] },
      { kind: 'number', unit: null, answers: [{ low: 5, high: 5, weight: 100, feedback: 'a' }] },
      { kind: 'number', text: '5' },
    ],
    [
      'pairs',
      {
        kind: 'matching',
        pairs: [
          { left: 'pas', right: 'mijauče' },
          { left: 'mačka', right: 'laje' },
        ],
        distractors: [],
      },
      {
        kind: 'matching',
        pairs: [
          { left: 'pas', right: 'laje' },
          { left: 'mačka', right: 'mijauče' },
        ],
        distractors: [],
      },
      { kind: 'matching', pairs: { a: 'a', b: 'b' } },
    ],
  ])('judges answers to %s again', async (_name, before, after, answer) => {
    const { _id } = await newQuestion(before)
    const family = await newFamily()
    const sent = { cookie: family.pupil.cookie, body: { answer } }
    expect(await callForBody('POST', `/pitanja/${_id}/odgovor`, sent)).toMatchObject({
      outcome: 'wrong',
    })
    await edit(_id, after)
    expect(await correct(_id)).toEqual({ ...NO_EFFECT, isOther: true, pupils: 1, answers: 1 })
    expect(await rowsOf('answers', family)).toMatchObject([{ outcome: 'right' }])
  })

  test('keeps answers to an ordering with random numbers, and the form says so', async () => {
    const items = ['{a}', '{=a+1}', '{=a+2}']
    const { _id } = await newQuestion({ kind: 'ordering', items }, 'a: 2..9')
    const after: QuestionBody = { kind: 'ordering', items: items.toReversed() }
    await edit(_id, after)
    // The question has no answers.
    expect(await expected(_id)).toEqual(NO_EFFECT)
    await edit(_id, { kind: 'ordering', items })
    const family = await newFamily()
    const answer = { kind: 'ordering', order: ['b', 'a', 'c'] }
    const sent = { cookie: family.pupil.cookie, body: { answer } }
    const { outcome } = await callForBody<{ outcome: string }>(
      'POST',
      `/pitanja/${_id}/odgovor`,
      sent,
    )
    await edit(_id, after)
    expect(await expected(_id)).toEqual({ ...NO_EFFECT, isBeyond: true })
    expect(await correct(_id)).toEqual({ ...NO_EFFECT, isBeyond: true })
    expect(await rowsOf('answers', family)).toMatchObject([{ outcome, answer }])
  })

  test('of a number reads unreadable test answers, so that result and review agree', async () => {
    const number = (unit: string | null): QuestionBody => ({
      ...{ kind: 'number', unit },
      answers: [{ low: 5, high: 5, weight: 100, feedback: 'a' }],
    })
    const { _id } = await newQuestion(number(null))
    const right = await tested(_id, { kind: 'number', text: '5 m' })
    const wrong = await tested(_id, { kind: 'number', text: '6 m' })
    const unread = await tested(_id, { kind: 'number', text: 'pet' })
    const empty = await tested(_id, null)
    for (const { family, testId } of [right, wrong, unread, empty])
      expect(await resultOf(family, testId)).toMatchObject({ right: 0, mark: 1 })
    // In a mixed test, the lesson is the question's own.
    await db().execute(sql`update tests set unit_id = l.unit_id, lesson_id = null
      from all_lessons l where tests.id = ${right.testId} and l.id = tests.lesson_id`)
    await edit(_id, number('m'))
    const counted = { ...NO_EFFECT, isOther: true, pupils: 2, answers: 2 }
    expect(await expected(_id)).toEqual(counted)
    expect(await correct(_id)).toEqual(counted)
    expect(await resultOf(right.family, right.testId)).toMatchObject({ right: 1, mark: 5 })
    expect(await resultOf(wrong.family, wrong.testId)).toMatchObject({ right: 0, mark: 1 })
    for (const [{ family, testId }, outcome] of [
      [right, 'right'],
      [wrong, 'wrong'],
    ] as const) {
      expect((await review(family, testId)).items).toMatchObject([{ judgement: { outcome } }])
      expect(await rowsOf('answers', family)).toMatchObject([
        { outcome, source: 'test', round_id: testId, edition: 1, lesson_id: lessonId },
      ])
      expect(await rowsOf('mistakes', family)).toHaveLength(outcome === 'right' ? 0 : 1)
    }
    for (const { family } of [unread, empty]) expect(await rowsOf('answers', family)).toEqual([])
    expect(await expected(_id)).toEqual(NO_EFFECT)
  })

  test('is for admins only', async () => {
    const { _id } = await newQuestion()
    const { pupil, parent } = await newFamily()
    for (const as of [{}, { cookie: pupil.cookie }, { cookie: parent.cookie }]) {
      const address = `/admin/pitanja/${_id}/kljuc`
      expect((await callForAnswer('GET', address, as)).status).toBe(401)
      expect((await callForAnswer('POST', address, { ...as, body: {} })).status).toBe(401)
    }
    expect((await asks('GET', `/admin/pitanja/${lessonId}/kljuc`)).status).toBe(404)
  })
})
