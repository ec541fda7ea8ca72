import { seededNumber } from '@/lib/content/questions/shuffle'
import { KITCHEN_QUESTION_COUNT } from './limits'
import type { QuestionToAskAloud } from './model'
import { toSpokenQuestion, type AskedItem } from './spoken-question'

/** An item the child was asked, with its lesson. */
export type KitchenCandidate = { id: string; lesson: string; asked: AskedItem }

type Grounds = {
  /** Seeds the choice, which stays the same all day and differs tomorrow. */
  day: string
  mistakes: KitchenCandidate[]
  /** Recently known items, asked for encouragement when there are few mistakes. */
  known: KitchenCandidate[]
  /** Titles of lessons studied recently. */
  lessons: string[]
}

/**
 * Three questions for a parent to ask aloud: open mistakes, if possible from different lessons,
 * then items the child knows, then open questions.
 */
export function kitchenQuestions({ day, mistakes, known, lessons }: Grounds): QuestionToAskAloud[] {
  const open = [...lessons.map(aboutLesson), ...ANYTIME]
  return [
    ...chosen(mistakes, day).map((one) => ({ ...one, isMistake: true })),
    ...chosen(known, day).map((one) => ({ ...one, isMistake: false })),
    ...open,
  ].slice(0, KITCHEN_QUESTION_COUNT)
}

/** One item of each lesson first, then the rest, in the day's order. */
function chosen(
  candidates: KitchenCandidate[],
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
    if (first.length >= KITCHEN_QUESTION_COUNT) break
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
