import type { OutboxItem } from '@/lib/platform/browser/item-store'
import type { ApiError } from '@/lib/platform/http/client'
import type { JudgementView } from '@/lib/content/questions/answer-view'
import type { PracticeAnswer } from '@/lib/content/questions/model'
import type { QuizStore } from '@/stores/quiz'

/** The answer that counts, which may be an earlier one, and its judgement. */
export type JudgedAnswer = { answer: PracticeAnswer; judgement: JudgementView }

/** Where the answers of a quiz are kept and how they are judged. */
export type JudgingStrategy = {
  useStore: QuizStore
  /** The outbox item of an answer. `turn` is the question's id, or that of its second turn. */
  itemOf: (turn: string, answer: PracticeAnswer) => OutboxItem
  read: (said: unknown, answer: PracticeAnswer) => JudgedAnswer | Promise<JudgedAnswer>
  /** The answer was refused for good. */
  onRefused?: (error: ApiError) => void
}
