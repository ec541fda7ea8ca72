import { drawnNumber } from '@/lib/content/questions/shuffle'
import { SPOKEN_QUESTIONS } from './limits'
import type { Spoken } from './model'
import { speak, type Asked } from './speakable'

/** An item the child was asked, with its lesson. */
export type Candidate = { id: string; lesson: string; asked: Asked }

type Grounds = {
  /** Seeds the day's choice: constant all day, different tomorrow. */
  day: string
  mistakes: Candidate[]
  /** Recently known items, asked for encouragement when there are few mistakes. */
  known: Candidate[]
  /** Titles of lessons studied recently. */
  lessons: string[]
}

/**
 * Three questions for the kitchen table: open mistakes, if possible from different lessons, then
 * items the child knows, then open questions.
 */
export function kitchenQuestions({ day, mistakes, known, lessons }: Grounds): Spoken[] {
  const open = [...lessons.map(aboutLesson), ...ANYTIME]
  return [
    ...chosen(mistakes, day).map((one) => ({ ...one, isMistake: true })),
    ...chosen(known, day).map((one) => ({ ...one, isMistake: false })),
    ...open,
  ].slice(0, SPOKEN_QUESTIONS)
}

/** One item of each lesson first, then the rest, in the day's order. */
function chosen(candidates: Candidate[], day: string): Omit<Spoken, 'isMistake'>[] {
  const seen = new Set<string>()
  const asked = new Set<string>()
  const first: Omit<Spoken, 'isMistake'>[] = []
  const later: Omit<Spoken, 'isMistake'>[] = []
  const inOrder = candidates
    .map((candidate) => ({ ...candidate, place: drawnNumber(`${day} ${candidate.id}`) }))
    .toSorted((a, b) => a.place - b.place || a.id.localeCompare(b.id))
  for (const { lesson, asked: what } of inOrder) {
    if (first.length >= SPOKEN_QUESTIONS) break
    const spoken = speak(what)
    if (!spoken || asked.has(spoken.question)) continue
    asked.add(spoken.question)
    const row = seen.has(lesson) ? later : first
    row.push({ ...spoken, lesson })
    seen.add(lesson)
  }
  return [...first, ...later]
}

const aboutLesson = (lesson: string): Spoken => ({
  question: `Ispričaj mi: što je najvažnije u lekciji „${lesson}”?`,
  answer: null,
  lesson,
  isMistake: false,
})

const ANYTIME: Spoken[] = [
  'Što ti je danas u školi bilo najzanimljivije?',
  'Objasni mi nešto novo što ja možda ne znam!',
  'Što bi u učenju moglo biti lakše i kako ti mogu pomoći?',
].map((question) => ({ question, answer: null, lesson: null, isMistake: false }))
