import { shortened } from '@/lib/platform/markdown/plain-line'
import { withReplacedGaps } from '@/lib/content/questions/kinds/gaps/passage'
import type { PublicQuestion } from '@/lib/content/questions/model'

/** About two lines of a list. */
const MAX_LENGTH = 160

export const hasVisibleText = (words: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(words)

/**
 * A question's options, pairs, items or passage in one line; those without text are left out.
 * @param question with its options as plain text
 */
export function optionsLine(question: PublicQuestion): string {
  const words = optionsOf(question).map(({ html }) => html)
  return shortened(words.filter(hasVisibleText).join(' · '), MAX_LENGTH)
}

function optionsOf(question: PublicQuestion) {
  if ('choices' in question) return question.choices
  if (question.kind === 'gaps') return [{ html: withReplacedGaps(question.passage, () => '…') }]
  if ('left' in question) return question.left
  if (question.kind === 'spot') return question.labels
  return 'items' in question ? question.items : []
}
