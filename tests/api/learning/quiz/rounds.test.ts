import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { lessons } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { runQuery } from '@/lib/platform/db/batch-queries'
import { countDone } from '@/lib/learning/reports/fact-queries'
import { periodOf } from '@/lib/learning/reports/period'
import { saveRoundResult } from '@/lib/learning/quiz/save-round-result'
import { judgeAndRecordById } from '@/lib/learning/quiz/play'
import { quizResults } from '@/lib/learning/quiz/tables'
import { questions } from '@/lib/content/questions/tables'
import { LESSON } from '@/tests/fixtures/content-folder'
import { callForAnswer, refusedAnswer } from '../../support/call'
import { newFamily, type Family, playerOf } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'
import { answerKeys, WHOLE } from './quiz-rounds'

/** A lesson with two questions. */
const SHORT = `${LESSON}/../kratka-lekcija`
const probe = await importFixtureLesson({
  [`${SHORT}/skripta.md`]: '---\nnaslov: Kratka\nredoslijed: 2\nsazetak: Kratka.\n---\n\nTekst.\n',
  [`${SHORT}/pitanja.gift`]:
    '::prvo::Nebo je plavo. {TRUE#Nije.#Jest.}\n\n::drugo::Trava je plava. {FALSE#Nije.#Jest.}\n',
})

const shortLesson = async () => {
  const rows = await db()
    .select({ lessonId: lessons.id, questionId: questions.id })
    .from(lessons)
    .innerJoin(questions, eq(questions.lessonId, lessons.id))
    .where(eq(lessons.slug, 'kratka-lekcija'))
  return { lessonId: rows[0]?.lessonId, questions: rows.map(({ questionId }) => questionId) }
}

const bodyOf = ({ parent, child }: Family, roundID: string) => ({
  childID: child._id,
  parentID: parent.user._id,
  lessonID: probe.lessonId,
  roundID,
})

const send = (family: Family, body: object) =>
  callForAnswer('POST', '/kwiz/results', { body, cookie: family.pupil.cookie })

const play = (
  family: Family,
  roundId: string | undefined,
  [key, value]: readonly [string, boolean],
  source: 'kwiz' | 'greske' = 'kwiz',
) =>
  judgeAndRecordById(
    probe.questionId(key),
    { answer: { kind: 'true-false', value }, id: uuidv7(), roundId, source },
    playerOf(family, true),
  )

const rowsOf = ({ child }: Family) =>
  db().select().from(quizResults).where(eq(quizResults.pupilId, child._id))

const NOT_FOUND = refusedAnswer(404, 'Krug kviza nije pronađen')

/** Answers questions of a round: the first two statements right, all others wrong. */
const answerAll = ({ child }: Family, roundId: string, keys: string[]) =>
  answerKeys({
    ...{ pupilId: child._id, lessonId: probe.lessonId, roundId, keys },
    right: ['tvrdnja', 'bonus'],
  })

/** A whole round, two right of eight. */
async function played(): Promise<{ family: Family; roundId: string }> {
  const family = await newFamily()
  const roundId = uuidv7()
  await answerAll(family, roundId, WHOLE)
  return { family, roundId }
}

describe('POST /api/kwiz/results', () => {
  test('counts the answers of the round and saves the result', async () => {
    const { family, roundId } = await played()
    await play(family, uuidv7(), ['deveto', false])
    await play(family, undefined, ['deveto', false])
    await play(family, roundId, ['deveto', true], 'greske')
    const answer = { status: 200, body: { right: 2, total: 8 } }
    expect(await send(family, bodyOf(family, roundId))).toEqual(answer)
    expect(await rowsOf(family)).toMatchObject([
      { id: roundId, lessonId: probe.lessonId, right: 2, total: 8 },
    ])
  })

  test('a question answered twice in a round counts with its first answer', async () => {
    const { family, roundId } = await played()
    await play(family, roundId, ['osmo', false])
    expect((await send(family, bodyOf(family, roundId))).body).toEqual({ right: 2, total: 8 })
  })

  test('sent a hundred times at once, and again later, is one result', async () => {
    const { family, roundId } = await played()
    const sent = await Promise.all(
      Array.from({ length: 100 }, () => send(family, bodyOf(family, roundId))),
    )
    await play(family, roundId, ['deveto', true])
    sent.push(await send(family, bodyOf(family, roundId)))
    for (const one of sent) expect(one).toEqual({ status: 200, body: { right: 2, total: 8 } })
    expect(await rowsOf(family)).toHaveLength(1)
  })

  test('of some questions is counted, but is no finished quiz until the round is whole', async () => {
    const family = await newFamily()
    const roundId = uuidv7()
    const counts = [1, 7].map((total) => ({ total, keys: WHOLE.slice(0, total) }))
    for (const { total, keys } of counts) {
      const left = uuidv7()
      await answerAll(family, left, keys)
      const { status, body } = await send(family, bodyOf(family, left))
      expect({ status, body }).toMatchObject({ status: 200, body: { total } })
    }
    await answerAll(family, roundId, WHOLE.slice(0, 7))
    await send(family, bodyOf(family, roundId))
    const week = periodOf('7', new Date())
    expect(await rowsOf(family)).toEqual([])
    expect((await countDone(family.child._id, week, runQuery)).quizzes).toBe(0)
    await answerAll(family, roundId, WHOLE.slice(7))
    expect((await send(family, bodyOf(family, roundId))).body).toEqual({ right: 2, total: 8 })
    expect(await rowsOf(family)).toMatchObject([{ id: roundId, total: 8 }])
    expect((await countDone(family.child._id, week, runQuery)).quizzes).toBe(1)
  })

  test('of a lesson with fewer than eight questions is whole with all of them', async () => {
    const family = await newFamily()
    const short = await shortLesson()
    const [one, two] = short.questions
    const give = (id: string | undefined, roundId: string) =>
      judgeAndRecordById(
        id ?? '',
        { answer: { kind: 'true-false', value: true }, id: uuidv7(), roundId, source: 'kwiz' },
        playerOf(family),
      )
    const [left, whole] = [uuidv7(), uuidv7()]
    await give(one, left)
    for (const id of [one, two]) await give(id, whole)
    for (const roundID of [left, whole]) {
      const body = { ...bodyOf(family, roundID), lessonID: short.lessonId }
      expect((await send(family, body)).status).toBe(200)
    }
    expect(await rowsOf(family)).toMatchObject([{ id: whole, total: 2 }])
  })

  test('of a round that was not played, of another pupil or another lesson is 404', async () => {
    const { family, roundId } = await played()
    const other = await newFamily()
    expect(await send(family, bodyOf(family, uuidv7()))).toEqual(NOT_FOUND)
    expect(await send(other, bodyOf(other, roundId))).toEqual(NOT_FOUND)
    const elsewhere = { ...bodyOf(family, roundId), lessonID: uuidv7() }
    expect(await send(family, elsewhere)).toEqual(NOT_FOUND)
    expect(await rowsOf(family)).toEqual([])
  })

  test('in the name of another child or parent is 404', async () => {
    const { family, roundId } = await played()
    const other = await newFamily()
    const body = bodyOf(family, roundId)
    for (const ids of [{ childID: other.child._id }, { parentID: other.parent.user._id }]) {
      expect((await send(family, { ...body, ...ids })).status).toBe(404)
    }
    expect(await rowsOf(family)).toEqual([])
  })

  test.each([{ right: 3 }, { total: 1 }, { at: '2026-11-20T10:00:00Z' }])(
    'with %j from the browser is refused',
    async (extra) => {
      const { family, roundId } = await played()
      expect((await send(family, { ...bodyOf(family, roundId), ...extra })).status).toBe(400)
      expect(await rowsOf(family)).toEqual([])
    },
  )
})

test.each([
  ['2026-03-28T23:30:00Z', '2026-03-29'],
  ['2026-10-24T21:59:59Z', '2026-10-24'],
  ['2026-10-25T22:59:59Z', '2026-10-25'],
])('a round that ends at %s belongs to %s in Zagreb', async (instant, day) => {
  const { family, roundId } = await played()
  const round = { pupilId: family.child._id, lessonId: probe.lessonId, roundId }
  await saveRoundResult(round, new Date(instant))
  expect(await rowsOf(family)).toMatchObject([{ day, at: new Date(instant) }])
})
