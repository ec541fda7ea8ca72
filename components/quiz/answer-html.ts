import type { CorrectAnswer, PublicQuestion, SubmittedAnswer } from '@/lib/questions/model'
import { CLAIM_OPTIONS } from './claim-options'

type Option = { id: string; html: string }

const htmlOf = (options: Option[], id: string | undefined) =>
  options.find((option) => option.id === id)?.html ?? ''

/** An answer, given or right, as lines of HTML in the words of the question. */
export function answerHtml(
  question: PublicQuestion,
  answer: SubmittedAnswer | CorrectAnswer,
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
      return [escapeHtml(answer.text)]
    case 'matching':
      return question.kind === 'matching'
        ? question.left.map(
            ({ id, html }) => `${html} → ${htmlOf(question.right, answer.pairs[id])}`,
          )
        : []
  }
}

/** What is typed is plain text, unlike options, which the server renders. */
const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
