import { answerLines } from './answer-lines'
import type { CorrectAnswer, PublicQuestion, SubmittedAnswer } from './model'

/** An answer, given or right, as lines of HTML in the words of the question. */
export const answerHtml = (question: PublicQuestion, answer: SubmittedAnswer | CorrectAnswer) =>
  answerLines(question, answer, escapeHtml)

/** What is typed is plain text, unlike options, which the server renders. */
const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
