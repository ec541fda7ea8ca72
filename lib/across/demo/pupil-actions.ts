import 'server-only'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { cards, lessons } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { addDays } from '@/lib/platform/hr/dates'
import { setBookmark } from '@/lib/learning/notebook/bookmarks'
import { addNote } from '@/lib/learning/notebook/commands'
import { withDrawnNumbers, NO_ATTEMPT } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { listLessonQuestions, listQuestionsById } from '@/lib/content/questions/queries'

import { reviewCard } from '@/lib/learning/cards/commands'
import { answerOpenQuestion, tickPoints } from '@/lib/learning/check/commands'
import { startCheck } from '@/lib/learning/check/start'
import { makePlan } from '@/lib/learning/plan/commands'
import { lessonForLimits } from '@/lib/learning/answers/open-content'
import { questionLimit, type PupilPlayer } from '@/lib/learning/answers/policy'
import { judgeAndRecordById } from '@/lib/learning/quiz/play'
import { saveRoundResult } from '@/lib/learning/quiz/save-round-result'
import { mistakes } from '@/lib/learning/answers/tables'
import { finishTest } from '@/lib/learning/exams/finish'
import { keepTestAnswer } from '@/lib/learning/exams/keep-answer'
import { startTest } from '@/lib/learning/exams/start'
import { noteLessonVisit } from '@/lib/learning/lesson-state/visits'
import { demoAnswer } from './answers'
import type { DemoAction } from './story'

/** A demo child's afternoon, whose clock advances with each action. */
type Afternoon = {
  player: PupilPlayer
  /** Derives an id from a name. Equal for equal child ids in every database. */
  idOf: (name: string) => string
  /** The time of the next action. */
  tick: () => Date
  /** The Zagreb day of filling the database. */
  today: string
}

/** Performs one action of a demo child's story through the functions that a browser would call. */
export async function performDemoAction(deed: DemoAction, afternoon: Afternoon): Promise<void> {
  const { player, tick, today, idOf } = afternoon
  if (deed.do === 'plan') {
    const lessonIds = await Promise.all(deed.lessons.map(lessonIdOf))
    const plan = { id: idOf('plan'), testDay: addDays(today, deed.inDays), lessonIds }
    await makePlan(player.id, plan, tick())
    return
  }
  const lessonId = await lessonIdOf(deed.lesson)
  const pupilId = player.id
  switch (deed.do) {
    case 'read':
      return noteLessonVisit({ pupilId, lessonId, element: 'skripta', isReadToEnd: true }, tick())
    case 'mark':
      return setBookmark({ pupilId, lessonId, isMarked: true }, tick())
    case 'quiz':
      return playQuiz(lessonId, deed.wrong, afternoon)
    case 'test':
      return writeTest(lessonId, deed.wrong, afternoon)
    case 'practise':
      return practise(lessonId, deed.count, afternoon)
    case 'cards':
      return turnCards(lessonId, deed, afternoon)
    case 'check':
      return explain(lessonId, deed.answers, afternoon)
    case 'note': {
      const { page, color } = deed
      const note = { _id: idOf(page.title), source: 'skripta' as const, lessonID: lessonId }
      await addNote(pupilId, { ...note, page, color }, tick())
      return
    }
    case 'noteQuestion': {
      const question = (await listOpenQuestions(lessonId, player))[deed.place]
      if (!question) return
      const page = { title: withDrawnNumbers(question, NO_ATTEMPT).text, content: deed.answer }
      await addNote(pupilId, { questionID: question.id, source: 'kwiz', page }, tick())
    }
  }
}

const listOpenQuestions = async (lessonId: string, player: PupilPlayer) =>
  listLessonQuestions(lessonId, questionLimit(player, await lessonForLimits(player, lessonId)))

async function lessonIdOf(slug: string): Promise<string> {
  const [lesson] = await db().select({ id: lessons.id }).from(lessons).where(eq(lessons.slug, slug))
  if (!lesson) throw new Error(`The demo story needs the lesson ${slug}`)
  return lesson.id
}

async function playQuiz(lessonId: string, wrong: number[], { player, idOf, tick }: Afternoon) {
  await noteLessonVisit({ pupilId: player.id, lessonId, element: 'kwiz' }, tick())
  const roundId = idOf(`round ${lessonId}`)
  const questions = await listOpenQuestions(lessonId, player)
  for (const [place, question] of questions.entries()) {
    const { id: questionId, body } = withDrawnNumbers(question, roundId)
    const answer = demoAnswer(body, !wrong.includes(place))
    await judgeAndRecordById(questionId, { answer, id: idOf(questionId), roundId }, player, tick())
  }
  await saveRoundResult({ pupilId: player.id, lessonId, roundId }, tick())
}

async function writeTest(lessonId: string, wrong: number[], { player, tick }: Afternoon) {
  await noteLessonVisit({ pupilId: player.id, lessonId, element: 'test' }, tick())
  // A fixed random value gives the same draw every time.
  const test = await startTest({ player, lessonId, minutes: null }, tick(), () => 0.42)
  const questions = await listQuestionsById(test.questions.map(({ _id }) => _id))
  for (const [place, question] of questions.entries()) {
    const { id: questionId, body } = withDrawnNumbers(question, test._id)
    const answer = demoAnswer(body, !wrong.includes(place))
    const kept = { pupilId: player.id, testId: test._id, questionId, answer }
    await keepTestAnswer(kept, tick())
  }
  await finishTest(player.id, test._id, tick())
}

async function practise(lessonId: string, count: number, { player, idOf, tick }: Afternoon) {
  const isOpen = and(
    eq(mistakes.pupilId, player.id),
    eq(mistakes.lessonId, lessonId),
    isNull(mistakes.clearedAt),
  )
  const rows = await db().select().from(mistakes).where(isOpen).orderBy(asc(mistakes.since))
  const ids = rows.flatMap(({ questionId }) => questionId ?? [])
  for (const question of await listQuestionsById(ids.slice(0, count))) {
    const { id, body } = withDrawnNumbers(question, NO_ATTEMPT)
    const submission = { answer: demoAnswer(body, true), id: idOf(`again ${id}`) }
    await judgeAndRecordById(id, { ...submission, source: 'greske' }, player, tick())
  }
}

async function turnCards(
  lessonId: string,
  { from, to, unknown }: Extract<DemoAction, { do: 'cards' }>,
  { player, idOf, tick }: Afternoon,
) {
  await noteLessonVisit({ pupilId: player.id, lessonId, element: 'kartice' }, tick())
  const all = await db()
    .select({ id: cards.id })
    .from(cards)
    .where(eq(cards.lessonId, lessonId))
    .orderBy(asc(cards.position))
  for (const [place, { id }] of all.slice(from, to).entries()) {
    await reviewCard(id, { id: idOf(id), knows: !unknown.includes(place) }, player, tick())
  }
}

type Given = Extract<DemoAction, { do: 'check' }>['answers']

async function explain(lessonId: string, answers: Given, { player, tick }: Afternoon) {
  const { runId, questions } = await startCheck(lessonId, player, tick())
  for (const [place, { _id: checkQuestionId }] of questions.entries()) {
    const { text, points } = answers[place] ?? { text: 'Ne sjećam se.', points: [] }
    const asked = { pupilId: player.id, runId, checkQuestionId }
    await answerOpenQuestion({ ...asked, text }, tick())
    await tickPoints({ ...asked, points }, tick())
  }
}
