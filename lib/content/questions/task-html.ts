import { withReplacedGaps } from './kinds/gaps/passage'
import type { PublicQuestion } from './model'

/** HTML of a question that is displayed, not answered: gaps are replaced by their numbers. */
export const taskHtml = (question: PublicQuestion): string =>
  question.kind === 'gaps'
    ? `${question.html}<div>${withReplacedGaps(question.passage, (number) => `<b>[${number}]</b>`)}</div>`
    : question.html
