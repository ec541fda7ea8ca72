import { formatNumber } from '@/lib/platform/hr/numbers'
import { correctAnswer, plausibleWrongAnswer } from '@/lib/content/questions/kinds/judges'
import type { QuestionBody, SubmittedAnswer } from '@/lib/content/questions/model'

/** A demo child's answer: the key or a typical mistake. */
export function demoAnswer(body: QuestionBody, isRight: boolean): SubmittedAnswer {
  if (!isRight) return plausibleWrongAnswer(body)
  const correct = correctAnswer(body)
  if (correct.kind !== 'number') return correct
  const { low, high, text } = correct
  return { kind: 'number', text: low === high ? text : formatNumber(low) }
}
