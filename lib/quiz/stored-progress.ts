import type { QuizProgress, QuizStep } from './quiz-progress'
import { isObject, isText, isTexts } from '@/lib/questions/is-shape'
import { isAnswer } from '@/lib/questions/kinds/answers'

/** Reads a round from the browser's storage; null for whatever is none, so that nothing breaks. */
export function readProgress(text: string | null): QuizProgress | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isProgress(stored) ? stored : null
  } catch {
    // Half a text, or another program's.
    return null
  }
}

function isProgress(value: unknown): value is QuizProgress {
  if (!isObject(value)) return false
  const { id, round, position, steps, seed, before, draft, pending } = value
  return (
    (id === undefined || isText(id)) &&
    isTexts(round) &&
    Number.isInteger(position) &&
    isObject(steps) &&
    (seed === undefined || Number.isInteger(seed)) &&
    (before === undefined || isSummary(before)) &&
    Object.values(steps).every(isStep) &&
    [draft, pending].every((answer) => answer === undefined || isAnswer(answer))
  )
}

const isSummary = (value: unknown) =>
  isObject(value) &&
  Number.isInteger(value.right) &&
  Number.isInteger(value.total) &&
  isTexts(value.wrong)

const OUTCOMES = ['right', 'spelling', 'partly', 'wrong']

function isStep(value: unknown): value is QuizStep {
  if (!isObject(value) || !isAnswer(value.answer) || !isObject(value.judgement)) return false
  const { outcome, feedback, correct, marks } = value.judgement
  const isOutcome = OUTCOMES.includes(String(outcome))
  return isOutcome && Array.isArray(feedback) && isObject(correct) && isObject(marks)
}
