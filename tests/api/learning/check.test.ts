import { and, asc, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { spellingCards } from '@/lib/learning/cards/tables'
import { judgeOpenAnswer } from '@/lib/learning/check/judge'
import type { CheckRun, CheckVerdict } from '@/lib/learning/check/model'
import { startCheck } from '@/lib/learning/check/start'
import { checkAnswers, checkRuns } from '@/lib/learning/check/tables'
import { mistakes } from '@/lib/learning/tables'
import { db } from '@/lib/db/client'
import { LESSON } from '@/tests/fixtures/content-folder'
import '@/tests/support/database'
import { answerTo, ask, call } from '../call'
import { newFamily, subscribe, type Family } from '../people'
import { importProbeLesson } from '../probe-lesson'

const CHECK = `- pitanje: Zašto se **lokva** osuši?
  uzoran_odgovor: Sunce zagrijava vodu, pa ona isparava u zrak. Tajna-uzorka.
  kljucne_tocke:
    - tocka: sunce zagrijava vodu
      izrazi: [sunc, zagrij]
    - tocka: voda *isparava*
      izrazi: [ispar]
- pitanje: Što je rijeka?
  uzoran_odgovor: Rijeka je tekućica.
  kljucne_tocke:
    - tocka: to je tekućica
      izrazi: [tekućic, teče]
`

let lessonId: string
let emptyLessonId: string
beforeAll(async () => {
  const probe = await importProbeLesson({ [`${LESSON}/provjera.yaml`]: CHECK })
  lessonId = probe.lessonId
  const second = `${LESSON}/../druga-lekcija`
  const script = '---\nnaslov: Druga\nredoslijed: 2\nsazetak: Bez provjere.\n---\n\nTekst.\n'
  await importProbeLesson({
    [`${LESSON}/provjera.yaml`]: CHECK,
    [`${second}/skripta.md`]: script,
  })
  const { rows } = await db().execute<{ id: string }>(
    "select id from lessons where slug = 'druga-lekcija'",
  )
  emptyLessonId = rows[0]?.id ?? ''
})

const start = (cookie: string, id = lessonId) =>
  answerTo('POST', `/lessons/${id}/provjera`, { body: {}, headers: { cookie } })
const begin = ({ pupil }: Family) =>
  ask<CheckRun>('POST', `/lessons/${lessonId}/provjera`, {
    body: {},
    headers: { cookie: pupil.cookie },
  })
const give = (cookie: string, runId: string, body: object) =>
  answerTo('POST', `/provjere/${runId}/odgovori`, { body, headers: { cookie } })

async function newMember(): Promise<Family> {
  const family = await newFamily()
  await subscribe(family)
  return family
}

/** A member who has begun a run, and the ids of its two questions. */
async function begun() {
  const family = await newMember()
  const { runId, questions } = await begin(family)
  const [lokva = '', rijeka = ''] = questions.map(({ _id }) => _id)
  const judge = async (checkQuestionId: string, text: string) =>
    (await give(family.pupil.cookie, runId, { checkQuestionId, text })).body as CheckVerdict
  return { family, runId, lokva, rijeka, judge }
}

const answersIn = (runId: string) =>
  db().select().from(checkAnswers).where(eq(checkAnswers.runId, runId))
const mistakesOf = ({ child }: Family) =>
  db().select().from(mistakes).where(eq(mistakes.pupilId, child._id))
const deckOf = ({ child }: Family) =>
  db()
    .select()
    .from(spellingCards)
    .where(eq(spellingCards.pupilId, child._id))
    .orderBy(asc(spellingCards.correct))

describe('POST /api/lessons/{id}/provjera', () => {
  test('begins a run with prompts only', async () => {
    const family = await newMember()
    const response = await call('POST', `/lessons/${lessonId}/provjera`, {
      body: {},
      headers: { cookie: family.pupil.cookie },
    })
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text).not.toMatch(/Tajna-uzorka|isparava|zagrij|modelAnswer|keyPoints|izrazi/)
    const run = JSON.parse(text) as CheckRun
    expect(Object.keys(run)).toEqual(['runId', 'questions', 'verdicts', 'runsLeft'])
    expect(run.questions.map(({ html }) => html)).toEqual([
      'Zašto se <strong>lokva</strong> osuši?',
      'Što je rijeka?',
    ])
    expect(run).toMatchObject({ verdicts: [], runsLeft: 2 })
  })

  test('takes up the open run of today, with what was answered in it', async () => {
    const { family, runId, lokva, judge } = await begun()
    const verdict = await judge(lokva, 'Zbog sunca.')
    const again = await begin(family)
    expect(again).toMatchObject({ runId, runsLeft: 2, verdicts: [verdict] })
  })

  test('is one run for whoever begins twenty times at once', async () => {
    const family = await newMember()
    const runs = await Promise.all(Array.from({ length: 20 }, () => begin(family)))
    expect(new Set(runs.map(({ runId }) => runId)).size).toBe(1)
  })

  test('gives three runs a lesson a Zagreb day, and new ones the next day', async () => {
    const family = await newMember()
    const player = { role: 'pupil', id: family.child._id, hasSubscription: true } as const
    const finish = async (instant: string) => {
      const { runId, questions } = await startCheck(lessonId, player, new Date(instant))
      for (const { _id } of questions) {
        const given = { pupilId: player.id, runId, checkQuestionId: _id, text: 'Ne znam.' }
        await judgeOpenAnswer(given, new Date(instant))
      }
    }
    // Three in the last minutes of a day in Zagreb, where midnight is at 23:00 UTC.
    for (const minute of [10, 20, 30]) await finish(`2026-11-20T22:${minute}:00Z`)
    const fourth = startCheck(lessonId, player, new Date('2026-11-20T22:59:59Z'))
    const message = 'Ova je provjera za danas gotova. Sutra te opet čeka.'
    await expect(fourth).rejects.toMatchObject({ status: 409, message })
    await finish('2026-11-20T23:00:00Z')
    const today = and(eq(checkRuns.pupilId, player.id), eq(checkRuns.day, '2026-11-21'))
    expect(await db().select().from(checkRuns).where(today)).toHaveLength(1)
  })

  test('a run that stayed open yesterday is not taken up today', async () => {
    const family = await newMember()
    const player = { role: 'pupil', id: family.child._id, hasSubscription: true } as const
    const first = await startCheck(lessonId, player, new Date('2026-11-20T20:00:00Z'))
    const next = await startCheck(lessonId, player, new Date('2026-11-21T08:00:00Z'))
    expect(next.runId).not.toBe(first.runId)
    expect(next.runsLeft).toBe(2)
  })

  test('without a subscription is refused with a kind sentence and begins nothing', async () => {
    const family = await newFamily()
    expect(await start(family.pupil.cookie)).toEqual({
      status: 403,
      body: {
        message:
          'Provjera s ocjenom odgovora dio je pretplate. Pitanja ipak možeš riješiti u bilježnici.',
      },
    })
    await subscribe(family, new Date(Date.now() - 1_000))
    expect((await start(family.pupil.cookie)).status).toBe(403)
    const mine = eq(checkRuns.pupilId, family.child._id)
    expect(await db().select().from(checkRuns).where(mine)).toEqual([])
  })

  test.each(['nije-id', uuidv7()])('of the lesson „%s” is a 404', async (id) => {
    const family = await newMember()
    const unknown = { status: 404, body: { message: 'Lekcija nije pronađena' } }
    expect(await start(family.pupil.cookie, id)).toEqual(unknown)
  })

  test('of a lesson without open questions is a 404', async () => {
    const family = await newMember()
    expect(await start(family.pupil.cookie, emptyLessonId)).toEqual({
      status: 404,
      body: { message: 'Ova lekcija još nema provjeru.' },
    })
  })
})

describe('POST /api/provjere/{id}/odgovori', () => {
  test('tells points, slips and the model answer, spelling apart from knowledge', async () => {
    const { family, lokva, judge } = await begun()
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
    const { lokva, judge } = await begun()
    const verdict = await judge(lokva, text)
    expect(verdict.outcome).toBe(outcome)
    expect(verdict.hit).toHaveLength(hit)
    expect(verdict.missing).toHaveLength(2 - hit)
  })

  test('judges once: the same or another answer later changes nothing', async () => {
    const { family, runId, lokva, judge } = await begun()
    const first = await judge(lokva, 'Ne znam.')
    expect(await judge(lokva, 'Sunce, isparava.')).toEqual(first)
    const many = await Promise.all(Array.from({ length: 20 }, () => judge(lokva, 'Isparava.')))
    expect(many.every((one) => JSON.stringify(one) === JSON.stringify(first))).toBe(true)
    expect(await answersIn(runId)).toHaveLength(1)
    expect(await mistakesOf(family)).toHaveLength(1)
  })

  test('sent twenty times at once is one answer', async () => {
    const { runId, lokva, judge } = await begun()
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, index) => judge(lokva, `Isparava ${index}.`)),
    )
    expect(new Set(many.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await answersIn(runId)).toHaveLength(1)
  })

  test('the last question ends the run, and the next begins anew', async () => {
    const { family, runId, lokva, rijeka, judge } = await begun()
    await judge(lokva, 'Sunce.')
    const open = await db().select().from(checkRuns).where(eq(checkRuns.id, runId))
    expect(open[0]?.finishedAt).toBeNull()
    await judge(rijeka, 'Tekućica.')
    const [ended] = await db().select().from(checkRuns).where(eq(checkRuns.id, runId))
    expect(ended?.finishedAt).toBeInstanceOf(Date)
    const next = await begin(family)
    expect(next).toMatchObject({ runsLeft: 1, verdicts: [] })
    expect(next.runId).not.toBe(runId)
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

  test('slips become spelling cards, each word once, due at once', async () => {
    const { family, lokva, rijeka, judge } = await begun()
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
    const { runId, lokva } = await begun()
    const other = await newMember()
    const body = { checkQuestionId: lokva, text: 'Isparava.' }
    const unknown = { status: 404, body: { message: 'Provjera nije pronađena' } }
    expect(await give(other.pupil.cookie, runId, body)).toEqual(unknown)
    expect(await give(other.pupil.cookie, 'nije-id', body)).toEqual(unknown)
    expect(await answersIn(runId)).toEqual([])
  })

  test('a question of another lesson is a 404', async () => {
    const { family, runId } = await begun()
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
    const { family, runId, lokva } = await begun()
    const answer = await give(family.pupil.cookie, runId, { checkQuestionId: lokva, ...body })
    expect(answer.status).toBe(status)
    expect(await answersIn(runId)).toHaveLength(status === 200 ? 1 : 0)
  })
})
