import { renderText } from '@/lib/platform/markdown/render'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import type { QuestionBody, SubmittedAnswer } from '@/lib/content/questions/model'
import { demoAnswer } from '@/lib/across/demo/answers'

/** An answer to give, and the reasons (HTML) that must be shown for it. */
export type AnswerToGive = { answer: SubmittedAnswer; reasons: string[] }

function given(body: QuestionBody, isRight: boolean): AnswerToGive {
  const answer = demoAnswer(body, isRight)
  const judgement = judgeAnswer(body, null, answer)
  if (judgement.outcome === 'invalid') throw new Error(judgement.message)
  return { answer, reasons: judgement.feedback.map(renderText) }
}

/** The right answer to a question, by the key in its file. */
export const rightAnswer = (body: QuestionBody): AnswerToGive => given(body, true)

/**
 * An answer that scores nothing. If the question's file has a feedback for a wrong answer, it is
 * that answer.
 */
export const wrongAnswer = (body: QuestionBody): AnswerToGive => given(body, false)

/** The sentence with which the page says that an answer is right or wrong. */
export function verdictOf({ kind }: QuestionBody, isRight: boolean): string {
  if (kind === 'true-false') return isRight ? 'Bravo, dobar odgovor!' : 'Ovo nije dobar odgovor'
  return isRight ? 'Točno!' : 'Nije točno'
}
