import type { JudgementView } from '@/lib/questions/answer-view'
import type { SubmittedAnswer } from '@/lib/questions/model'
import type { QuizStore } from '@/stores/quiz'

/** What was judged: the answer that counts, which may be an earlier one, and what is said of it. */
export type JudgedAnswer = { answer: SubmittedAnswer; judgement: JudgementView }

/** Where the answers of a quiz are kept, and who judges them. */
export type Judging = {
  /** The same store for as long as the quiz is open. */
  useStore: QuizStore
  /** Rejects with an ApiError. `signal` gives the call up. */
  judge: (
    /** Of the round: the question's id, or that of its second turn (quiz-progress). */
    turn: string,
    answer: SubmittedAnswer,
    options: { signal: AbortSignal },
  ) => Promise<JudgedAnswer>
}
