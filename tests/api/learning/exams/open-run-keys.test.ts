import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { answerOpenQuestion, tickPoints } from '@/lib/learning/check/commands'
import { startCheck } from '@/lib/learning/check/start'
import { makeWorksheet } from '@/lib/learning/mistakes/queries'
import { noteMistake } from '@/lib/learning/answers/mistakes'
import { findDayReview, finishDayReview } from '@/lib/learning/plan/today'
import { judgeAndRecordById } from '@/lib/learning/quiz/play'
import { finishTest } from '@/lib/learning/exams/finish'
import { startTest } from '@/lib/learning/exams/start'
import { LESSON } from '@/tests/fixtures/content-folder'
import { makePlan } from '@/lib/learning/plan/commands'
import { newFamily, type Family, playerOf } from '../../support/people'
import { importCheckLesson } from '../check/checks'
import { later, NOON } from '../plan/plan-of'

const OTHER = `${LESSON}/../druga-lekcija`
const probe = await importCheckLesson({
  [`${OTHER}/skripta.md`]: '---\nnaslov: Druga\nredoslijed: 2\nsazetak: Druga.\n---\n\nTekst.\n',
  [`${OTHER}/pitanja.gift`]:
    '::prvo::Nebo je plavo. {TRUE#Nije.#Jest.}\n\n::drugo::Trava je plava. {FALSE#Nije.#Jest.}\n',
})
const { rows } = await db().execute<{ id: string }>(
  "select id from lessons where slug = 'druga-lekcija'",
)
const otherLessonId = rows[0]?.id ?? ''

const player = (family: Family) => playerOf(family, true)

const begin = (family: Family, lessonId = probe.lessonId) =>
  startTest({ player: player(family), lessonId, minutes: null }, NOON)

const plan = (family: Family, lessonIds: string[]) =>
  makePlan(family.child._id, { id: uuidv7(), testDay: '2026-11-25', lessonIds }, NOON)

const idsOf = ({ questions }: { questions: { _id: string }[] }) => questions.map(({ _id }) => _id)

describe('during a test', () => {
  test('a day’s review leaves out the test’s questions, and can end without them', async () => {
    const family = await newFamily()
    const { _id: planId } = await plan(family, [probe.lessonId, otherLessonId])
    const today = () => findDayReview(player(family), planId, NOON)
    const before = idsOf(await today())
    const inTest = idsOf(await begin(family))
    expect(before.filter((id) => inTest.includes(id))).not.toEqual([])
    const review = await today()
    expect(review.questions).toHaveLength(2)
    expect(idsOf(review).filter((id) => inTest.includes(id))).toEqual([])
    for (const [index, { _id }] of review.questions.entries()) {
      const given = { kind: 'true-false', value: index === 0 } as const
      const { roundId } = review
      await judgeAndRecordById(
        _id,
        { answer: given, roundId, source: 'imam-test', id: uuidv7() },
        player(family),
        NOON,
      )
    }
    const asked = { planId, day: '2026-11-20' }
    const done = await finishDayReview(player(family), asked, NOON)
    expect(done.total).toBe(2)
  })

  test('a review with no other questions waits until the test is submitted', async () => {
    const family = await newFamily()
    const { _id: planId } = await plan(family, [probe.lessonId])
    const today = () => findDayReview(player(family), planId, NOON)
    const { _id: testId } = await begin(family)
    const message = 'Pitanja za danas su u testu koji još pišeš. Predaj ga pa se vrati ponavljanju.'
    await expect(today()).rejects.toMatchObject({ status: 409, message })
    await finishTest(family.child._id, testId, NOON)
    expect((await today()).questions.length).toBeGreaterThan(0)
  })

  test('an answer to a question of it is not judged, whatever source it names', async () => {
    const family = await newFamily()
    const [questionId = ''] = idsOf(await begin(family))
    for (const source of ['kwiz', 'greske', 'imam-test'] as const) {
      const judged = judgeAndRecordById(
        questionId,
        { answer: { kind: 'true-false', value: true }, source, roundId: uuidv7() },
        player(family),
        NOON,
      )
      await expect(judged).rejects.toMatchObject({
        status: 409,
        message: 'Ovo je pitanje u testu koji još pišeš. Predaj test pa odgovori ovdje.',
        options: {
          way: { title: 'Probna lekcija', path: '/5-razred/probna-knjiga/probna-lekcija/test' },
        },
      })
    }
  })

  test('another pupil’s review and answers are unaffected', async () => {
    const [family, others] = [await newFamily(), await newFamily()]
    const inTest = idsOf(await begin(family))
    const { _id: planId } = await plan(others, [probe.lessonId])
    const review = await findDayReview(player(others), planId, NOON)
    expect(idsOf(review).filter((id) => inTest.includes(id))).not.toEqual([])
  })
})

describe('during a check', () => {
  /** A pupil who knew neither of the two questions. */
  async function withMistakes() {
    const family = await newFamily()
    const first = await startCheck(probe.lessonId, player(family), later(-1))
    const known = { pupilId: family.child._id, lessonId: probe.lessonId, at: later(-1) }
    for (const { _id } of first.questions) {
      await noteMistake({ ...known, item: { checkQuestionId: _id } }, db())
    }
    for (const { _id } of first.questions) await give(family, first.runId, _id, later(-1))
    return family
  }
  const give = async ({ child }: Family, runId: string, checkQuestionId: string, at = NOON) => {
    const asked = { pupilId: child._id, runId, checkQuestionId }
    await answerOpenQuestion({ ...asked, text: 'Ne znam.' }, at)
    await tickPoints({ ...asked, points: [] }, at)
  }
  const models = async (family: Family, at = NOON) => {
    const { groups } = await makeWorksheet(player(family), at)
    return groups.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'check' ? [item.modelAnswer] : [])),
    )
  }
  const LOKVA = 'Sunce zagrijava vodu, pa ona isparava u zrak. Tajna-uzorka.'
  const RIJEKA = 'Rijeka je tekućica. Tajna-tekuća.'

  test('the worksheet reveals no answer still to be given in it', async () => {
    const family = await withMistakes()
    expect((await models(family)).toSorted()).toEqual([RIJEKA, LOKVA])
    const { runId, questions } = await startCheck(probe.lessonId, player(family), NOON)
    expect(await models(family)).toEqual([])
    await give(family, runId, questions[0]?._id ?? '')
    expect(await models(family)).toEqual([LOKVA])
    await give(family, runId, questions[1]?._id ?? '')
    expect((await models(family)).toSorted()).toEqual([RIJEKA, LOKVA])
  })

  test('it stays open past midnight, and is abandoned two days later', async () => {
    const family = await withMistakes()
    await startCheck(probe.lessonId, player(family), NOON)
    expect(await models(family, later(1))).toEqual([])
    expect(await models(family, later(2))).toHaveLength(2)
  })

  test('another pupil’s worksheet is unaffected', async () => {
    const [family, others] = [await withMistakes(), await withMistakes()]
    await startCheck(probe.lessonId, player(family), NOON)
    expect(await models(others)).toHaveLength(2)
  })
})
