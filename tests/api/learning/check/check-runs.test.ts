import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { answerOpenQuestion, tickPoints } from '@/lib/learning/check/commands'
import type { CheckRun } from '@/lib/learning/check/model'
import { startCheck } from '@/lib/learning/check/start'
import { checkRuns } from '@/lib/learning/check/tables'
import { findLessonState } from '@/lib/learning/lesson-state/queries'
import { LESSON } from '@/tests/fixtures/content-folder'
import { callForAnswer, call, refusedAnswer } from '../../support/call'
import { newFamily, setSubscription, playerOf } from '../../support/people'
import { begin, begun, importCheckLesson, newMember } from './checks'

const script = '---\nnaslov: Druga\nredoslijed: 2\nsazetak: Bez provjere.\n---\n\nTekst.\n'
const lessonId = (await importCheckLesson({ [`${LESSON}/../druga-lekcija/skripta.md`]: script }))
  .lessonId
const { rows } = await db().execute<{ id: string }>(
  "select id from lessons where slug = 'druga-lekcija'",
)
const emptyLessonId = rows[0]?.id ?? ''

const start = (cookie: string, id = lessonId) =>
  callForAnswer('POST', `/lessons/${id}/provjera`, { body: {}, cookie })

describe('POST /api/lessons/{id}/provjera', () => {
  test('starts a run with prompts only', async () => {
    const family = await newMember()
    const response = await call('POST', `/lessons/${lessonId}/provjera`, {
      body: {},
      cookie: family.pupil.cookie,
    })
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text).not.toMatch(/Tajna-|isparava|zagrij|modelAnswer|points|words/)
    const run = JSON.parse(text) as CheckRun
    expect(Object.keys(run)).toEqual(['runId', 'questions', 'answers', 'runsLeft'])
    expect(run.questions.map(({ html }) => html)).toEqual([
      'Zašto se <strong>lokva</strong> osuši?',
      'Što je rijeka?',
    ])
    expect(run).toMatchObject({ answers: [], runsLeft: 2 })
  })

  test('continues today’s open run, with its answers', async () => {
    const { family, runId, lokva, judge } = await begun(lessonId)
    const answered = await judge(lokva, 'Zbog sunca.')
    const again = await begin(family, lessonId)
    expect(again).toMatchObject({ runId, runsLeft: 2, answers: [answered] })
  })

  test('creates one run for a pupil who starts twenty times at once', async () => {
    const family = await newMember()
    const runs = await Promise.all(Array.from({ length: 20 }, () => begin(family, lessonId)))
    expect(new Set(runs.map(({ runId }) => runId)).size).toBe(1)
  })

  test('allows three runs per lesson and Zagreb day, and new ones the next day', async () => {
    const family = await newMember()
    const player = playerOf(family, true)
    const finish = async (instant: string) => {
      const { runId, questions } = await startCheck(lessonId, player, new Date(instant))
      for (const { _id } of questions) {
        const asked = { pupilId: player.id, runId, checkQuestionId: _id }
        await answerOpenQuestion({ ...asked, text: 'Ne znam.' }, new Date(instant))
        await tickPoints({ ...asked, points: [] }, new Date(instant))
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

  test('does not continue an open run of yesterday', async () => {
    const family = await newMember()
    const player = playerOf(family, true)
    const first = await startCheck(lessonId, player, new Date('2026-11-20T20:00:00Z'))
    const next = await startCheck(lessonId, player, new Date('2026-11-21T08:00:00Z'))
    expect(next.runId).not.toBe(first.runId)
    expect(next.runsLeft).toBe(2)
  })

  test('continues a run after midnight for an answer not yet ticked, which ends it', async () => {
    const family = await newMember()
    const player = playerOf(family, true)
    const evening = new Date('2026-11-20T22:50:00Z')
    const morning = new Date('2026-11-21T08:00:00Z')
    const { runId, questions } = await startCheck(lessonId, player, evening)
    const [first, second] = questions.map(({ _id }) => ({
      ...{ pupilId: player.id, runId, checkQuestionId: _id },
    }))
    if (!first || !second) throw new Error('The lesson asks two questions')
    await answerOpenQuestion({ ...first, text: 'Zbog sunca.' }, evening)
    const again = await startCheck(lessonId, player, morning)
    expect(again).toMatchObject({ runId, runsLeft: 3, answers: [{ text: 'Zbog sunca.' }] })
    const { check } = await findLessonState(lessonId, player, morning)
    expect(check).toMatchObject({ leftToday: 3, open: { done: 0, of: 2 } })
    await tickPoints({ ...first, points: [0] }, morning)
    const next = await startCheck(lessonId, player, morning)
    expect(next.runId).not.toBe(runId)
  })

  test('is refused kindly without a subscription and starts nothing', async () => {
    const family = await newFamily()
    expect(await start(family.pupil.cookie)).toEqual(
      refusedAnswer(
        403,
        'Provjera odgovora dio je pretplate. Pitanja ipak možeš riješiti na papiru.',
      ),
    )
    await setSubscription(family, new Date(Date.now() - 1_000))
    expect((await start(family.pupil.cookie)).status).toBe(403)
    const mine = eq(checkRuns.pupilId, family.child._id)
    expect(await db().select().from(checkRuns).where(mine)).toEqual([])
  })

  test.each(['nije-id', uuidv7()])('of the lesson „%s” is a 404', async (id) => {
    const family = await newMember()
    const unknown = refusedAnswer(404, 'Lekcija nije pronađena')
    expect(await start(family.pupil.cookie, id)).toEqual(unknown)
  })

  test('of a lesson without open questions is a 404', async () => {
    const family = await newMember()
    expect(await start(family.pupil.cookie, emptyLessonId)).toEqual(
      refusedAnswer(404, 'Ova lekcija još nema provjeru.'),
    )
  })
})
