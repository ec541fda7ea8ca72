import { judgeAnswer, judgeUnanswered } from '@/lib/questions/kinds/judges'
import type { Judged, Question, SubmittedAnswer } from '@/lib/questions/model'

export type TestItem = {
  question: Question
  answer: SubmittedAnswer | null
  judgement: Judged
  /** False for what is missing or can't be judged: it is not right, and no mistake either. */
  isJudged: boolean
}

/** Judges a test, question by question. */
export function judgeTest(
  questions: Question[],
  answers: Record<string, SubmittedAnswer>,
): TestItem[] {
  return questions.map((question) => {
    const { body, explanation } = question
    const answer = answers[question.id] ?? null
    const judged = answer && judgeAnswer(body, explanation, answer)
    if (judged && judged.outcome !== 'invalid') {
      return { question, answer, judgement: judged, isJudged: true }
    }
    return { question, answer, judgement: judgeUnanswered(body, explanation), isJudged: false }
  })
}
