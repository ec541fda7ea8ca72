import { answerLines } from '@/lib/questions/kinds/answers'
import { toPublicQuestion, type QuestionBody, type SubmittedAnswer } from '@/lib/questions/model'

/** The lines of an answer, as the workbook writes them. */
const BETWEEN = '; '

const asItIs = (text: string) => text

/** An answer in the words of its question; null where the question has changed since. */
export function answerWords(body: QuestionBody | null, answer: SubmittedAnswer | null) {
  if (!body || !answer) return null
  const question = { id: '', slug: '', text: '', body, explanation: null, isBonus: false }
  const lines = answerLines(toPublicQuestion(question, asItIs), answer, asItIs)
  return lines.length > 0 && lines.every(isWorded) ? lines.join(BETWEEN) : null
}

/** Neither an option nor the right side of a pair is missing. */
const isWorded = (line: string) => line !== '' && !line.endsWith('→ ')
