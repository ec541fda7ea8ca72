import { renderText } from '@/lib/platform/markdown/render'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import type { QuestionBody, SubmittedAnswer } from '@/lib/content/questions/model'
import { demoAnswer } from '@/lib/across/demo/answers'

/** An answer to give, and the reasons (HTML) that must be shown for it. */
export type Given = { answer: SubmittedAnswer; reasons: string[] }

function given(body: QuestionBody, isRight: boolean): Given {
  const answer = demoAnswer(body, isRight)
  const judgement = judgeAnswer(body, null, answer)
  if (judgement.outcome === 'invalid') throw new Error(judgement.message)
  return { answer, reasons: judgement.feedback.map(renderText) }
}

/** The right answer of a question, by the key in its file. */
export const rightAnswer = (body: QuestionBody): Given => given(body, true)

/** An answer that earns nothing, a foreseen one where the file has one. */
export const wrongAnswer = (body: QuestionBody): Given => given(body, false)

/** The verdict over an answer that is right or wrong. */
export function verdictOf({ kind }: QuestionBody, isRight: boolean): string {
  if (kind === 'true-false') return isRight ? 'Bravo, dobar odgovor!' : 'Ovo nije dobar odgovor'
  return isRight ? 'Točno!' : 'Nije točno'
}
