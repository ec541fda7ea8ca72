import type { CorrectAnswer, PublicQuestion } from '@/lib/questions/model'

type Option = { id: string; html: string }

const htmlOf = (options: Option[], id: string | undefined) =>
  options.find((option) => option.id === id)?.html ?? ''

/** The right answer as lines of HTML, in the words of the question. */
export function correctHtml(question: PublicQuestion, correct: CorrectAnswer): string[] {
  switch (correct.kind) {
    case 'single':
      return question.kind === 'single' ? [htmlOf(question.choices, correct.choice)] : []
    case 'several':
      return question.kind === 'several'
        ? correct.choices.map((id) => htmlOf(question.choices, id))
        : []
    case 'true-false':
      return [correct.value ? 'Točno' : 'Netočno']
    case 'short':
    case 'number':
      return [escapeHtml(correct.text)]
    case 'matching':
      return question.kind === 'matching'
        ? question.left.map(
            ({ id, html }) => `${html} → ${htmlOf(question.right, correct.pairs[id])}`,
          )
        : []
  }
}

/** Typed keys are plain text, unlike options, which the server renders. */
const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
