import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { cards } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import type { LessonState } from '@/lib/learning/lesson-state/model'
import { findLessonState } from '@/lib/learning/lesson-state/queries'
import { reviewCard } from '@/lib/learning/cards/commands'
import { cardReviews } from '@/lib/learning/cards/tables'
import { judgeAndRecordById } from '@/lib/learning/quiz/play'
import { saveRoundResult } from '@/lib/learning/quiz/save-round-result'
import { keepTestAnswer } from '@/lib/learning/exams/keep-answer'
import { finishTest } from '@/lib/learning/exams/finish'
import { startTest } from '@/lib/learning/exams/start'
import { tests } from '@/lib/learning/exams/tables'
import { eq } from 'drizzle-orm'
import { callForAnswer, refusedAnswer } from '../../support/call'
import { newFamily, setSubscription, type Family, playerOf } from '../../support/people'
import { begin, begun, give, importCheckLesson, tick } from '../check/checks'
import { misspell, reviewAt } from '../cards/pupils'
import { answerKeys, WHOLE } from '../quiz/quiz-rounds'

const probe = await importCheckLesson()

const ask = ({ pupil }: Family, id = probe.lessonId) =>
  callForAnswer('GET', `/lessons/${id}/stanje`, { cookie: pupil.cookie })
const stateOf = async (family: Family) => (await ask(family)).body as LessonState

const NEW: LessonState = {
  isScriptRead: false,
  quiz: null,
  cards: { met: 0, due: 0 },
  test: { open: null, mark: null },
  check: { isOffered: false, open: null, last: null, leftToday: 3 },
  mistakes: 0,
  mastery: null,
}
const MONDAY = new Date('2026-03-16T15:00:00Z')
const later = (days: number, hours = 0) =>
  new Date(MONDAY.getTime() + (days * 24 + hours) * 3_600_000)

describe('GET /api/lessons/{id}/stanje', () => {
  test('a new pupil is at the start, and a subscription offers the check', async () => {
    const family = await newFamily()
    expect(await ask(family)).toEqual({ status: 200, body: NEW })
    await setSubscription(family)
    expect((await stateOf(family)).check.isOffered).toBe(true)
  })

  test('the script counts as read once its end was seen, even at the next visit', async () => {
    const family = await newFamily()
    const visit = (body: object) =>
      callForAnswer('POST', `/lessons/${probe.lessonId}/posjet`, {
        body,
        cookie: family.pupil.cookie,
      })
    await visit({ element: 'skripta' })
    expect((await stateOf(family)).isScriptRead).toBe(false)
    expect((await visit({ element: 'skripta', isReadToEnd: true })).status).toBe(200)
    await visit({ element: 'lekcija' })
    expect((await stateOf(family)).isScriptRead).toBe(true)
    expect((await visit({ element: 'skripta', isReadToEnd: false })).status).toBe(400)
  })

  test('the last finished round and mastery come from the recorded answers', async () => {
    const family = await newFamily()
    const { lessonId } = probe
    const pupilId = playerOf(family).id
    const [first, second] = [uuidv7(), uuidv7()]
    const play = (roundId: string, right: string[]) =>
      answerKeys({ pupilId, lessonId, roundId, keys: WHOLE, right })
    await play(first, ['tvrdnja'])
    await saveRoundResult({ pupilId, lessonId, roundId: first })
    await play(second, ['tvrdnja', 'bonus', 'osmo'])
    expect((await stateOf(family)).quiz).toEqual({ right: 1, total: 8 })
    await saveRoundResult({ pupilId, lessonId, roundId: second })
    const { quiz, mastery } = await stateOf(family)
    expect(quiz).toEqual({ right: 3, total: 8 })
    expect(mastery).toMatchObject({ right: 3, of: 8, isMastered: false })
  })

  test('cards are due until the end of the day of their return', async () => {
    const family = await newFamily()
    const player = playerOf(family)
    const [card] = await db().select().from(cards).where(eq(cards.lessonId, probe.lessonId))
    const { dueOn } = await reviewCard(
      card?.id ?? '',
      { id: uuidv7(), knows: true },
      player,
      MONDAY,
    )
    const at = async (instant: Date) =>
      (await findLessonState(probe.lessonId, player, instant)).cards
    expect(dueOn > '2026-03-16').toBe(true)
    expect(await at(later(0, 1))).toEqual({ met: 1, due: 0 })
    expect(await at(new Date(`${dueOn}T12:00:00Z`))).toEqual({ met: 1, due: 1 })
  })

  test('no more cards are due than are left of the day’s 15', async () => {
    const family = await newFamily()
    const player = playerOf(family)
    const [card] = await db().select().from(cards).where(eq(cards.lessonId, probe.lessonId))
    const { dueOn } = await reviewAt(family, card?.id ?? '', true, MONDAY.toISOString())
    const noon = `${dueOn}T12:00:00Z`
    const turn = async (words: string[]) => {
      for (const word of words) {
        const id = await misspell(family, probe.lessonId, word, MONDAY.toISOString())
        const turned = { pupilId: player.id, id: uuidv7(), spellingCardId: id, knows: true }
        await db()
          .insert(cardReviews)
          .values({ ...turned, at: new Date(noon), day: dueOn })
      }
      return (await findLessonState(probe.lessonId, player, new Date(noon))).cards.due
    }
    const words = Array.from({ length: 14 }, (_, index) => `riječ-${index}`)
    expect(await turn(words)).toBe(1)
    expect(await turn(['petnaesta'])).toBe(0)
  })

  test('an open test shows its progress, a finished one its mark, and an overdue one is ended', async () => {
    const family = await newFamily()
    const player = playerOf(family)
    const { lessonId } = probe
    const begun = await startTest({ player, lessonId, minutes: 15 }, MONDAY)
    const questionId = probe.questionId('tvrdnja')
    const answer = { kind: 'true-false' as const, value: true }
    await keepTestAnswer({ pupilId: player.id, testId: begun._id, questionId, answer }, MONDAY)
    const at = async (instant: Date) => (await findLessonState(lessonId, player, instant)).test
    expect(await at(later(0, 0.1))).toEqual({ open: { done: 1, of: 8 }, mark: null })
    expect(await at(later(0, 1))).toEqual({ open: null, mark: 1 })
    const next = await startTest({ player, lessonId, minutes: null }, later(1))
    expect(await at(later(1, 1))).toEqual({ open: { done: 0, of: 8 }, mark: 1 })
    await finishTest(player.id, next._id, later(1, 2))
    expect(await at(later(1, 3))).toEqual({ open: null, mark: 1 })
  })

  test('a test whose questions are gone in every edition is no longer open', async () => {
    const player = playerOf(await newFamily())
    const { lessonId } = probe
    await startTest({ player, lessonId, minutes: null }, MONDAY)
    // Editions of questions that were deleted before editions existed.
    await db()
      .update(tests)
      .set({ editions: Array(8).fill(99) })
      .where(eq(tests.pupilId, player.id))
    const { test } = await findLessonState(lessonId, player, later(0, 1))
    expect(test).toEqual({ open: null, mark: null })
  })

  test('a run of the check is open with its answers, then counts the fully known ones', async () => {
    const { family, lokva, rijeka, say, judge } = await begun(probe.lessonId)
    await judge(lokva, 'Zbog topline.', [0, 1])
    // Answered, but not ticked yet.
    await say(rijeka, 'Ne znam.')
    expect((await stateOf(family)).check).toEqual({
      isOffered: true,
      open: { done: 1, of: 2 },
      last: null,
      leftToday: 2,
    })
    await judge(rijeka, 'Ne znam.')
    expect((await stateOf(family)).check).toEqual({
      isOffered: true,
      open: null,
      last: { done: 1, of: 2 },
      leftToday: 2,
    })
    for (const left of [1, 0]) {
      const { runId: next } = await begin(family, probe.lessonId)
      for (const checkQuestionId of [lokva, rijeka]) {
        await give(family.pupil.cookie, next, { checkQuestionId, text: 'Ne znam.' })
        await tick(family.pupil.cookie, next, { checkQuestionId, points: [] })
      }
      expect((await stateOf(family)).check).toMatchObject({ open: null, leftToday: left })
    }
  })

  test('other pupils’ progress is not shown, and an unknown lesson has no state', async () => {
    const [one, other] = [await newFamily(), await newFamily()]
    await judgeAndRecordById(
      probe.questionId('tvrdnja'),
      { answer: { kind: 'true-false', value: true }, id: uuidv7(), roundId: uuidv7() },
      playerOf(one),
    )
    expect((await stateOf(one)).mastery).toMatchObject({ right: 1, of: 1, isMastered: false })
    expect(await stateOf(other)).toEqual(NEW)
    for (const id of ['nema', uuidv7()]) {
      expect(await ask(one, id)).toEqual(refusedAnswer(404, 'Lekcija nije pronađena'))
    }
  })
})
