import { withGaps } from './kinds/gaps/passage'
import type { PublicQuestion } from './model'

/** HTML of a question where nobody answers it: a text with gaps has numbers in their place. */
export const taskHtml = (question: PublicQuestion): string =>
  question.kind === 'gaps'
    ? `${question.html}<div>${withGaps(question.passage, (number) => `<b>[${number}]</b>`)}</div>`
    : question.html
