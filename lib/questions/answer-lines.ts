import { CLAIM_OPTIONS } from './claim-options'
import type { CorrectAnswer, PublicQuestion, SubmittedAnswer } from './model'

type Option = { id: string; html: string }

const htmlOf = (options: Option[], id: string | undefined) =>
  options.find((option) => option.id === id)?.html ?? ''

/**
 * An answer, given or right, in the words of the question: a line for each option or pair. An option
 * that the question no longer has leaves its line empty.
 * @param ofTyped makes of what was typed, which is plain text, what the options are
 */
export function answerLines(
  question: PublicQuestion,
  answer: SubmittedAnswer | CorrectAnswer,
  ofTyped: (text: string) => string,
): string[] {
  switch (answer.kind) {
    case 'single':
      return question.kind === 'single' ? [htmlOf(question.choices, answer.choice)] : []
    case 'several':
      return question.kind === 'several'
        ? answer.choices.map((id) => htmlOf(question.choices, id))
        : []
    case 'true-false':
      return [htmlOf(CLAIM_OPTIONS, String(answer.value))]
    case 'short':
    case 'number':
      return [ofTyped(answer.text)]
    case 'matching':
      return question.kind === 'matching'
        ? question.left.map(
            ({ id, html }) => `${html} → ${htmlOf(question.right, answer.pairs[id])}`,
          )
        : []
  }
}
