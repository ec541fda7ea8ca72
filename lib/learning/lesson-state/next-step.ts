import type { LessonElement } from '@/lib/paths'
import type { LessonState } from './model'

export type Part = { done: number; of: number }

export type NextStep = {
  element: LessonElement
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

/**
 * In this order: what lies open is finished first, then the way goes from reading over trying out
 * and remembering to the test and to own words; last comes what is not mastered yet.
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
    // Who has played already has read it somewhere: nobody is sent back to the start.
    when: ({ isScriptRead, quiz, test }) => !isScriptRead && !quiz && test.mark === null,
  },
  { element: 'kwiz', kind: 'begin', when: ({ quiz }, offer) => !quiz && hasQuestions(offer) },
  {
    element: 'kartice',
    kind: 'begin',
    when: ({ cards }, { cardCount }) => cards.met === 0 && cardCount > 0,
  },
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
