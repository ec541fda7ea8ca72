import type { Item } from '@/lib/browser/item-store'
import type { ApiError } from '@/lib/http/client'
import type { JudgementView } from '@/lib/questions/answer-view'
import type { SubmittedAnswer } from '@/lib/questions/model'
import type { QuizStore } from '@/stores/quiz'

/** What was judged: the answer that counts, which may be an earlier one, and what is said of it. */
export type JudgedAnswer = { answer: SubmittedAnswer; judgement: JudgementView }

/** Where the answers of a quiz are kept, and who judges them. */
export type Judging = {
  /** The same store for as long as the quiz is open. */
  useStore: QuizStore
  /**
   * An answer on its way to be judged. `turn` is of the round: the question's id, or that of its
   * second turn (quiz-progress).
   */
  itemOf: (turn: string, answer: SubmittedAnswer) => Item
  /** Reads what the server has answered. */
  read: (said: unknown, answer: SubmittedAnswer) => JudgedAnswer | Promise<JudgedAnswer>
  /** The answer is not judged, and never will be. */
  onRefused?: (error: ApiError) => void
}
