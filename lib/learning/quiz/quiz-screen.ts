import type { PublicQuestion } from '@/lib/content/questions/model'
import { lacksId, openTurn, waitingCount, type QuizProgress } from './quiz-progress'

type Request = { isLate: boolean }

/** What the screen of a quiz depends on. */
export type QuizFacts = {
  progress: QuizProgress
  /** The request for the visitor's questions: late if those of a kept round are missing. */
  all: Request
  /** The request for the round's numbers, with the open turn's question once it has them. */
  numbers: Request & { current: PublicQuestion | undefined }
  isPupil: boolean
}

/** The states of a quiz's screen. */
type QuizScreen =
  | { kind: 'late' | 'loading' | 'waiting' | 'result' }
  | { kind: 'question'; turn: string; question: PublicQuestion }

/**
 * The state of a quiz's screen. It is computed and kept nowhere, so nothing can contradict it: what
 * moves it are the steps of a round (`quiz-progress.ts`) and the requests for its questions.
 */
export function screenOf({ progress, all, numbers, isPupil }: QuizFacts): QuizScreen {
  const turn = openTurn(progress)
  const question = numbers.current
  if (all.isLate || (turn && !question && numbers.isLate)) return { kind: 'late' }
  if (!turn) return { kind: waitingCount(progress) > 0 ? 'waiting' : 'result' }
  if (!question || (question.isDrawn && lacksId(progress, isPupil))) return { kind: 'loading' }
  return { kind: 'question', turn, question }
}
