import { lessonMistakesPath, type LessonElement } from '@/lib/platform/paths'
import { WEAK_MARK } from '@/lib/learning/exams/limits'
import { TOPIC_LEVEL_THRESHOLDS } from '@/lib/learning/mastery/limits'
import type { LessonState, OpenedLesson } from './model'

export type DoneCount = { done: number; of: number }

export type NextStep = {
  /** `greske`: the pupil's mistakes in this lesson, on their own page. */
  element: LessonElement | 'greske'
  /** The reason: continue something open, begin, repeat what is due, or practise more. */
  kind: 'resume' | 'begin' | 'due' | 'again'
}

/** The size of a lesson's quiz and deck, and the open round known only to the browser. */
export type NextStepOffer = {
  questionCount: number
  cardCount: number
  /** The quiz round stored in this browser, or null. */
  openRound: DoneCount | null
}

type Rule = NextStep & { when: (state: LessonState, offer: NextStepOffer) => boolean }

const hasQuestions = ({ questionCount }: NextStepOffer) => questionCount > 0

/** The quiz result is too weak for a test; the report calls such a lesson weak too. */
const isWeak = ({ quiz }: LessonState) =>
  quiz !== null && quiz.right < quiz.total * TOPIC_LEVEL_THRESHOLDS.steady

/**
 * In order: open elements, mistakes after a weak test, due cards, script, quiz, mistakes, new cards,
 * a weak quiz again, test, check, and the quiz until the lesson is mastered. The pupil's pages and
 * the parent's report share these rules.
 */
const RULES: Rule[] = [
  { element: 'test', kind: 'resume', when: ({ test }) => test.open !== null },
  {
    element: 'provjera',
    kind: 'resume',
    when: ({ check }) => check.isOffered && begun(check.open),
  },
  { element: 'kwiz', kind: 'resume', when: (_, { openRound }) => openRound !== null },
  {
    element: 'greske',
    kind: 'due',
    when: ({ test, mistakes, isScriptRead }) =>
      isScriptRead && test.mark !== null && test.mark <= WEAK_MARK && mistakes > 0,
  },
  { element: 'kartice', kind: 'due', when: ({ cards }) => cards.due > 0 },
  {
    element: 'skripta',
    kind: 'begin',
    when: ({ isScriptRead, mastery }) => !isScriptRead && !mastery?.isMastered,
  },
  { element: 'kwiz', kind: 'begin', when: ({ quiz }, offer) => !quiz && hasQuestions(offer) },
  { element: 'greske', kind: 'due', when: ({ mistakes }) => mistakes > 0 },
  {
    element: 'kartice',
    kind: 'begin',
    when: ({ cards }, { cardCount }) => cards.met === 0 && cardCount > 0,
  },
  { element: 'kwiz', kind: 'again', when: isWeak },
  {
    element: 'test',
    kind: 'begin',
    when: ({ test }, offer) => test.mark === null && hasQuestions(offer),
  },
  {
    element: 'provjera',
    kind: 'begin',
    when: ({ check }) => check.isOffered && check.last === null,
  },
  {
    element: 'kwiz',
    kind: 'again',
    when: ({ mastery }, offer) => !mastery?.isMastered && hasQuestions(offer),
  },
]

const begun = (part: DoneCount | null) => part !== null && part.done > 0

/** The recommended next element; null when the lesson is done. */
export function nextStepOf(state: LessonState, offer: NextStepOffer): NextStep | null {
  const rule = RULES.find(({ when }) => when(state, offer))
  return rule ? { element: rule.element, kind: rule.kind } : null
}

/** Address of a step. `path` is the lesson's own address. */
export const stepPath = (
  { element }: NextStep,
  { lessonId, path }: { lessonId: string; path: string },
): string => (element === 'greske' ? lessonMistakesPath(lessonId) : `${path}/${element}`)

/** The next step in a lesson, or the lesson itself when nothing is left to recommend. */
export const continuationIn = (lesson: OpenedLesson, openRound: DoneCount | null) => {
  const step = nextStepOf(lesson.state, { ...lesson, openRound })
  return { lesson, step, path: step ? stepPath(step, lesson) : lesson.path }
}

export type Continuation = ReturnType<typeof continuationIn>
