import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { judgeOpenAnswer } from '@/lib/learning/check/judge'
import { startCheck } from '@/lib/learning/check/start'
import { checkRuns } from '@/lib/learning/check/tables'
import {
  answersIn,
  begin,
  begun,
  deckOf,
  give,
  importCheckLesson,
  mistakesOf,
  newMember,
} from './checks'

let lessonId: string
beforeAll(async () => {
  lessonId = (await importCheckLesson()).lessonId
})

describe('POST /api/provjere/{id}/odgovori', () => {
  test('tells points, slips and the model answer, spelling apart from knowledge', async () => {
    const { family, lokva, judge } = await begun(lessonId)
    expect(await judge(lokva, 'Sunce zagrjava vodu i ona isparava.')).toEqual({
      checkQuestionId: lokva,
      text: 'Sunce zagrjava vodu i ona isparava.',
      outcome: 'spelling',
      hit: ['sunce zagrijava vodu', 'voda <em>isparava</em>'],
      missing: [],
      slips: [{ typed: 'zagrjava', correct: 'zagrijava' }],
      modelAnswer: 'Sunce zagrijava vodu, pa ona isparava u zrak. Tajna-uzorka.',
    })
    expect(await mistakesOf(family)).toEqual([])
  })

  test.each([
    ['Sunce je vruće, voda ispari.', 'right', 2],
    ['Samo znam da je sunce.', 'partly', 1],
    ['Ne znam.', 'not-yet', 0],
  ])('„%s” is %s', async (text, outcome, hit) => {
    const { lokva, judge } = await begun(lessonId)
    const verdict = await judge(lokva, text)
    expect(verdict.outcome).toBe(outcome)
    expect(verdict.hit).toHaveLength(hit)
    expect(verdict.missing).toHaveLength(2 - hit)
  })

  test('judges once: the same or another answer later changes nothing', async () => {
    const { family, runId, lokva, judge } = await begun(lessonId)
    const first = await judge(lokva, 'Ne znam.')
    expect(await judge(lokva, 'Sunce, isparava.')).toEqual(first)
    const many = await Promise.all(Array.from({ length: 20 }, () => judge(lokva, 'Isparava.')))
    expect(many.every((one) => JSON.stringify(one) === JSON.stringify(first))).toBe(true)
    expect(await answersIn(runId)).toHaveLength(1)
    expect(await mistakesOf(family)).toHaveLength(1)
  })

  test('sent twenty times at once is one answer', async () => {
    const { runId, lokva, judge } = await begun(lessonId)
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, index) => judge(lokva, `Isparava ${index}.`)),
    )
    expect(new Set(many.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await answersIn(runId)).toHaveLength(1)
  })

  test('the last question ends the run, and the next begins anew', async () => {
    const { family, runId, lokva, rijeka, judge } = await begun(lessonId)
    await judge(lokva, 'Sunce.')
    const open = await db().select().from(checkRuns).where(eq(checkRuns.id, runId))
    expect(open[0]?.finishedAt).toBeNull()
    await judge(rijeka, 'Tekućica.')
    const [ended] = await db().select().from(checkRuns).where(eq(checkRuns.id, runId))
    expect(ended?.finishedAt).toBeInstanceOf(Date)
    const next = await begin(family, lessonId)
    expect(next).toMatchObject({ runsLeft: 1, verdicts: [] })
    expect(next.runId).not.toBe(runId)
  })

  test('the last two at once end the run too', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const { family, runId, lokva, rijeka, judge } = await begun(lessonId)
      await Promise.all([judge(lokva, 'Sunce.'), judge(rijeka, 'Tekućica.')])
      expect((await begin(family, lessonId)).runId).not.toBe(runId)
    }
  })

  test('what is not fully known becomes a mistake, and known on two days it leaves', async () => {
    const family = await newMember()
    const player = { role: 'pupil', id: family.child._id, hasSubscription: true } as const
    const answer = async (text: string, instant: string) => {
      const at = new Date(instant)
      const { runId, questions } = await startCheck(lessonId, player, at)
      const checkQuestionId = questions[0]?._id ?? ''
      await judgeOpenAnswer({ pupilId: player.id, runId, checkQuestionId, text }, at)
      return (await mistakesOf(family))[0]
    }
    expect(await answer('Sunce.', '2026-11-16T10:00:00Z')).toMatchObject({
      lessonId,
      rightDay: null,
      clearedAt: null,
    })
    const known = 'Sunce, isparava.'
    expect(await answer(known, '2026-11-17T10:00:00Z')).toMatchObject({ rightDay: '2026-11-17' })
    const at = new Date('2026-11-18T10:00:00Z')
    expect(await answer(known, '2026-11-18T10:00:00Z')).toMatchObject({ clearedAt: at })
  })

  test('slips become spelling cards, each word once, due the same day', async () => {
    const { family, lokva, rijeka, judge } = await begun(lessonId)
    await judge(lokva, 'Sunce zagrjava vodu, a rjeka nije.')
    const deck = await deckOf(family)
    expect(deck.map(({ typed, correct }) => [typed, correct])).toEqual([
      ['rjeka', 'rijeka'],
      ['zagrjava', 'zagrijava'],
    ])
    const [card] = deck
    expect(card?.schedule).toMatchObject({ due: card?.due.toISOString(), reps: 0, state: 0 })
    await judge(rijeka, 'Rjeka je tekucica.')
    const correct = (await deckOf(family)).map((one) => one.correct)
    expect(correct).toEqual(['rijeka', 'tekućica', 'zagrijava'])
    expect((await deckOf(family))[0]).toEqual(card)
  })

  test('a foreign run is a 404 and takes no answer', async () => {
    const { runId, lokva } = await begun(lessonId)
    const other = await newMember()
    const body = { checkQuestionId: lokva, text: 'Isparava.' }
    const unknown = { status: 404, body: { message: 'Provjera nije pronađena' } }
    expect(await give(other.pupil.cookie, runId, body)).toEqual(unknown)
    expect(await give(other.pupil.cookie, 'nije-id', body)).toEqual(unknown)
    expect(await answersIn(runId)).toEqual([])
  })

  test('a question of another lesson is a 404', async () => {
    const { family, runId } = await begun(lessonId)
    const { rows } = await db().execute<{ id: string }>(
      `select id from check_questions where lesson_id <> '${lessonId}' limit 1`,
    )
    for (const checkQuestionId of [rows[0]?.id, uuidv7()]) {
      const answer = await give(family.pupil.cookie, runId, { checkQuestionId, text: 'Voda.' })
      expect(answer).toEqual({ status: 404, body: { message: 'Pitanje nije pronađeno' } })
    }
    expect(await answersIn(runId)).toEqual([])
  })

  test.each([
    [{ text: '' }, 400],
    [{ text: '   \n' }, 400],
    [{ text: 'a'.repeat(4_001) }, 400],
    [{ text: 'a'.repeat(4_000) }, 200],
    [{ text: '<script>alert(1)</script> & "sunce"' }, 200],
    [{ text: 7 }, 400],
    [{ text: 'Voda.', points: [0, 1] }, 400],
  ])('the answer %j is answered with its status', async (body, status) => {
    const { family, runId, lokva } = await begun(lessonId)
    const answer = await give(family.pupil.cookie, runId, { checkQuestionId: lokva, ...body })
    expect(answer.status).toBe(status)
    expect(await answersIn(runId)).toHaveLength(status === 200 ? 1 : 0)
  })
})
