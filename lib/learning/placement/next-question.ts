import { seededNumber } from '@/lib/content/questions/shuffle'
import { PLACEMENT } from './limits'
import {
  informationOf,
  isClear,
  placeProbabilitiesAfter,
  placeToBeginAt,
  type PlacementAnswer,
} from './place'

/** A question that may be asked. */
export type BookQuestion = {
  id: string
  lessonId: string
  /** Chance to answer right without knowing the lesson. */
  guess: number
  /** Share of right answers that all pupils give, between 0 and 1. */
  easiness: number
}

/** The lessons of a textbook that can be asked, in teaching order, with their questions. */
export type AskableBook = { lessonId: string; questions: BookQuestion[] }[]

/** A question that was asked. */
export type AskedItem = {
  questionId: string
  lessonId: string
  guess: number
  /** Null until it is answered. */
  outcome: 'right' | 'wrong' | 'dont-know' | null
}

/** The answers to lessons that the textbook still has. */
function answersIn(book: AskableBook, items: readonly AskedItem[]): PlacementAnswer[] {
  const places = new Map(book.map(({ lessonId }, place) => [lessonId, place]))
  return items.flatMap(({ lessonId, guess, outcome }): PlacementAnswer[] => {
    const lesson = places.get(lessonId)
    if (lesson === undefined || outcome === null) return []
    const isUnknown = outcome === 'dont-know'
    return [{ lesson, isRight: outcome === 'right', guess: isUnknown ? 0 : guess }]
  })
}

/**
 * The question to ask next: of the lesson that tells most about the place, and among lessons that
 * tell as much, of one asked less often and not just now. Null when the place is clear, enough was
 * asked or no question is left.
 * @param items all answered
 * @param seed equal seeds choose equal questions
 */
export function nextQuestion(
  book: AskableBook,
  items: readonly AskedItem[],
  seed: string,
): BookQuestion | null {
  if (items.length >= PLACEMENT.questions) return null
  const places = placeProbabilitiesAfter(book.length, answersIn(book, items))
  if (isClear(places)) return null
  const asked = new Set(items.map(({ questionId }) => questionId))
  const last = items.at(-1)?.lessonId
  const choices = book.flatMap(({ lessonId, questions }, lesson) => {
    const question = questionToAsk(questions, asked, seed)
    if (!question) return []
    const timesAsked = items.filter((item) => item.lessonId === lessonId).length
    const bits = informationOf(places, lesson, question.guess)
    return [{ question, bits, timesAsked, isLast: lessonId === last }]
  })
  const best = Math.max(...choices.map(({ bits }) => bits))
  const [choice] = choices
    .filter(({ bits }) => bits >= best * PLACEMENT.asGoodFrom)
    .toSorted(
      (a, b) =>
        Number(a.isLast) - Number(b.isLast) || a.timesAsked - b.timesAsked || b.bits - a.bits,
    )
  return choice?.question ?? null
}

/**
 * A lesson's question that was not asked yet: of middle easiness before very easy and very hard
 * ones, then the one that is hardest to guess.
 */
function questionToAsk(questions: BookQuestion[], asked: ReadonlySet<string>, seed: string) {
  const byEasiness = questions.toSorted((a, b) => a.easiness - b.easiness)
  const quarter = Math.floor(questions.length / 4)
  const middle = new Set(byEasiness.slice(quarter, questions.length - quarter))
  const [question] = questions
    .filter(({ id }) => !asked.has(id))
    .toSorted(
      (a, b) =>
        Number(middle.has(b)) - Number(middle.has(a)) ||
        a.guess - b.guess ||
        seededNumber(`${seed} ${a.id}`) - seededNumber(`${seed} ${b.id}`),
    )
  return question
}

/** Where a pupil begins, by lesson ids. */
export type FoundPlace = {
  startId: string
  /** Lessons before it that were answered wrong, in teaching order. */
  repeatIds: string[]
}

/**
 * Where a pupil begins after these answers. Whoever knows the whole textbook begins with its last
 * lesson. Null for a textbook without lessons.
 */
export function foundPlace(book: AskableBook, items: readonly AskedItem[]): FoundPlace | null {
  const place = placeToBeginAt(placeProbabilitiesAfter(book.length, answersIn(book, items)))
  const start = book[place] ?? book.at(-1)
  if (!start) return null
  const before = book.slice(0, book.indexOf(start))
  const repeatIds = before.flatMap(({ lessonId }) =>
    isKnownBy(items, lessonId) === false ? [lessonId] : [],
  )
  return { startId: start.lessonId, repeatIds }
}

/** Whether more than half of a lesson's answers were right; undefined if it was not asked. */
export function isKnownBy(items: readonly AskedItem[], lessonId: string): boolean | undefined {
  const given = items.filter((item) => item.lessonId === lessonId && item.outcome !== null)
  if (!given.length) return undefined
  return given.filter(({ outcome }) => outcome === 'right').length * 2 > given.length
}
