import type { QuizProgress, QuizStep } from './quiz-progress'
import { isObjectOrArray, isText, isTexts } from '@/lib/content/questions/is-shape'
import { isPracticeAnswer } from '@/lib/content/questions/kinds/answers'
import { isRoundPosition } from './turns'

/** Validates a stored round, because a browser's storage can hold anything. */
export function isProgress(value: unknown): value is QuizProgress {
  if (!isObjectOrArray(value)) return false
  const { id, seed, before, draft, pending, hints } = value
  return (
    isRoundPosition(value) &&
    (id === undefined || isText(id)) &&
    (seed === undefined || Number.isInteger(seed)) &&
    (before === undefined || isSummary(before)) &&
    Object.values(value.steps).every(isStep) &&
    Object.values(hints ?? {}).every(Number.isInteger) &&
    Object.values(value.waiting ?? {}).every(isPracticeAnswer) &&
    [draft, pending].every((answer) => answer === undefined || isPracticeAnswer(answer))
  )
}

const isSummary = (value: unknown) =>
  isObjectOrArray(value) &&
  Number.isInteger(value.right) &&
  Number.isInteger(value.total) &&
  isTexts(value.wrong)

const OUTCOMES = ['right', 'spelling', 'partly', 'wrong']

function isStep(value: unknown): value is QuizStep {
  if (
    !isObjectOrArray(value) ||
    !isPracticeAnswer(value.answer) ||
    !isObjectOrArray(value.judgement)
  )
    return false
  const { outcome, feedback, correct, marks } = value.judgement
  const isOutcome = OUTCOMES.includes(String(outcome))
  return isOutcome && Array.isArray(feedback) && isObjectOrArray(correct) && isObjectOrArray(marks)
}
