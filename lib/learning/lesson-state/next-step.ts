import { lessonMistakesPath, type LessonElement } from '@/lib/platform/paths'
import { TOPIC_SHARES } from '@/lib/learning/mastery/limits'
import type { LessonState, OpenedLesson } from './model'

export type Part = { done: number; of: number }

export type NextStep = {
  /** `greske`: the pupil's mistakes in this lesson, on a page of their own. */
  element: LessonElement | 'greske'
  /** Why it is next: to go on with what was begun, to begin, to repeat what is due, or to deepen. */
  kind: 'resume' | 'begin' | 'due' | 'again'
}

/** What a lesson has at all, and what only the browser knows. */
export type Offer = {
  questionCount: number
  cardCount: number
  /** The quiz round that this browser keeps; null without one. */
  openRound: Part | null
}

type Rule = NextStep & { when: (state: LessonState, offer: Offer) => boolean }

const hasQuestions = ({ questionCount }: Offer) => questionCount > 0

/** Too weak a quiz for a test: the report calls such a lesson weak. */
const isWeak = ({ quiz }: LessonState) =>
  quiz !== null && quiz.right < quiz.total * TOPIC_SHARES.steady

/**
 * Open elements first; then script, quiz, mistakes, cards, the test once the quiz goes well, the check,
 * and last what is not mastered yet. The pupil's pages and the parent's report share these rules.
 */
const RULES: Rule[] = [
  { element: 'test', kind: 'resume', when: ({ test }) => test.open !== null },
  {
    element: 'provjera',
    kind: 'resume',
    when: ({ check }) => check.isOffered && begun(check.open),
  },
  { element: 'kwiz', kind: 'resume', when: (_, { openRound }) => openRound !== null },
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

const begun = (part: Part | null) => part !== null && part.done > 0

/** The one element that a pupil does best next; null when all of the lesson is done. */
export function nextStepOf(state: LessonState, offer: Offer): NextStep | null {
  const rule = RULES.find(({ when }) => when(state, offer))
  return rule ? { element: rule.element, kind: rule.kind } : null
}

/** Where a step is taken. `path` is the lesson's own. */
export const stepPath = (
  { element }: NextStep,
  { lessonId, path }: { lessonId: string; path: string },
): string => (element === 'greske' ? lessonMistakesPath(lessonId) : `${path}/${element}`)

/** What leads on in a lesson: its next step, or the lesson itself where nothing is left to recommend. */
export const onwardIn = (lesson: OpenedLesson, openRound: Part | null) => {
  const step = nextStepOf(lesson.state, { ...lesson, openRound })
  return { lesson, step, path: step ? stepPath(step, lesson) : lesson.path }
}

export type Onward = ReturnType<typeof onwardIn>
