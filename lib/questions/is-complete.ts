import type { PublicQuestion, SubmittedAnswer } from './model'

/** False while something is missing that a judge needs: an option, a pair, more than spaces. */
export function isComplete(question: PublicQuestion, answer: SubmittedAnswer | undefined): boolean {
  if (answer?.kind !== question.kind) return false
  switch (answer.kind) {
    case 'several':
      return answer.choices.length > 0
    case 'short':
    case 'number':
      return answer.text.trim() !== ''
    case 'matching':
      return question.kind === 'matching' && question.left.every(({ id }) => answer.pairs[id])
    default:
      return true
  }
}
