import { seededNumber } from '@/lib/content/questions/shuffle'
import { ASK_ALOUD_QUESTION_COUNT } from './limits'
import type { QuestionToAskAloud } from './model'
import { toSpokenQuestion, type AnsweredItem } from './spoken-question'

/** An item the child was asked, with its lesson. */
export type AskAloudCandidate = { id: string; lesson: string; asked: AnsweredItem }

type Grounds = {
  /** Seeds the choice, which stays the same all day and differs tomorrow. */
  day: string
  mistakes: AskAloudCandidate[]
  /** Recently known items, asked for encouragement when there are few mistakes. */
  known: AskAloudCandidate[]
  /** Titles of lessons studied recently. */
  lessons: string[]
}

/**
 * Three questions for a parent to ask aloud: open mistakes, if possible from different lessons,
 * then items the child knows, then open questions.
 */
export function chooseQuestionsToAskAloud({
  day,
  mistakes,
  known,
  lessons,
}: Grounds): QuestionToAskAloud[] {
  const open = [...lessons.map(aboutLesson), ...ANYTIME]
  return [
    ...pickDailyQuestions(mistakes, day).map((one) => ({ ...one, isMistake: true })),
    ...pickDailyQuestions(known, day).map((one) => ({ ...one, isMistake: false })),
    ...open,
  ].slice(0, ASK_ALOUD_QUESTION_COUNT)
}

/** One item of each lesson first, then the rest, in the day's order. */
function pickDailyQuestions(
  candidates: AskAloudCandidate[],
  day: string,
): Omit<QuestionToAskAloud, 'isMistake'>[] {
  const seen = new Set<string>()
  const asked = new Set<string>()
  const first: Omit<QuestionToAskAloud, 'isMistake'>[] = []
  const later: Omit<QuestionToAskAloud, 'isMistake'>[] = []
  const inOrder = candidates
    .map((candidate) => ({ ...candidate, place: seededNumber(`${day} ${candidate.id}`) }))
    .toSorted((a, b) => a.place - b.place || a.id.localeCompare(b.id))
  for (const { lesson, asked: what } of inOrder) {
    if (first.length >= ASK_ALOUD_QUESTION_COUNT) break
    const spoken = toSpokenQuestion(what)
    if (!spoken || asked.has(spoken.question)) continue
    asked.add(spoken.question)
    const row = seen.has(lesson) ? later : first
    row.push({ ...spoken, lesson })
    seen.add(lesson)
  }
  return [...first, ...later]
}

const aboutLesson = (lesson: string): QuestionToAskAloud => ({
  question: `Ispričaj mi: što je najvažnije u lekciji „${lesson}”?`,
  answer: null,
  lesson,
  isMistake: false,
})

const ANYTIME: QuestionToAskAloud[] = [
  'Što ti je danas u školi bilo najzanimljivije?',
  'Objasni mi nešto novo što ja možda ne znam!',
  'Što bi u učenju moglo biti lakše i kako ti mogu pomoći?',
].map((question) => ({ question, answer: null, lesson: null, isMistake: false }))
