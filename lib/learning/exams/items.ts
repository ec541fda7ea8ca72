import { judgeFinalAnswer, judgeUnanswered } from '@/lib/content/questions/kinds/judges'
import {
  type Judged,
  type Question,
  type StoredQuestion,
  type SubmittedAnswer,
  toPublicQuestion,
  type PublicQuestion,
} from '@/lib/content/questions/model'
import type { AskedQuestion } from '@/lib/content/questions/editions'
import { withDrawnNumbers } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { withShuffledOptions } from '@/lib/content/questions/kinds/answers'
import { seedOf } from '@/lib/content/questions/shuffle'

/** A question of a test, with its random numbers drawn. */
export type TestQuestionWithNumbers = Question &
  Partial<Pick<AskedQuestion, 'correctedAt' | 'isGone' | 'lessonId'>>

export type TestItem = {
  question: TestQuestionWithNumbers
  answer: SubmittedAnswer | null
  judgement: Judged
  /** False for a missing or invalid answer, which is neither right nor a mistake. */
  isJudged: boolean
}

/** The given questions with the random numbers of a test: the same at every call. */
export const drawTestNumbers = <Stored extends StoredQuestion>(
  testId: string,
  questions: Stored[],
) => questions.map((question) => withDrawnNumbers(question, testId))

/** Judges each question of a test. */
export function judgeTest(
  questions: TestQuestionWithNumbers[],
  answers: Record<string, SubmittedAnswer>,
): TestItem[] {
  return questions.map((question) => {
    const { body, explanation } = question
    const answer = answers[question.id] ?? null
    const judged = answer && judgeFinalAnswer(body, explanation, answer)
    if (judged && judged.outcome !== 'invalid') {
      return { question, answer, judgement: judged, isJudged: true }
    }
    return { question, answer, judgement: judgeUnanswered(body, explanation), isJudged: false }
  })
}

/**
 * A question of a test as the pupil sees it. The order of its options depends on the test, so it is
 * the same on every device and in the review.
 */
export const toTestQuestion = (
  question: Question,
  testId: string,
  render: (markdown: string) => string,
): PublicQuestion => withShuffledOptions(toPublicQuestion(question, render), seedOf(testId))
