import type { PublicQuestion } from '@/lib/content/questions/model'
import { needsRoundId, currentTurn, waitingCount, type QuizProgress } from './quiz-progress'

type Request = { isLate: boolean }

/** What the screen of a quiz depends on. */
export type QuizFacts = {
  progress: QuizProgress
  /** The request for the visitor's questions: late while some of a stored round are missing. */
  all: Request
  /** The request for the round's random numbers, and the current turn's question with them. */
  numbers: Request & { current: PublicQuestion | undefined }
  isPupil: boolean
}

/** The states of a quiz's screen. */
type QuizScreen =
  | { kind: 'late' | 'loading' | 'waiting' | 'result' }
  | { kind: 'question'; turn: string; question: PublicQuestion }

/**
 * The state of a quiz's screen, computed from the round (`quiz-progress.ts`) and the requests for
 * its questions. It is not stored, so it can't contradict them.
 */
export function screenOf({ progress, all, numbers, isPupil }: QuizFacts): QuizScreen {
  const turn = currentTurn(progress)
  const question = numbers.current
  if (all.isLate || (turn && !question && numbers.isLate)) return { kind: 'late' }
  if (!turn) return { kind: waitingCount(progress) > 0 ? 'waiting' : 'result' }
  if (!question || (question.isDrawn && needsRoundId(progress, isPupil))) return { kind: 'loading' }
  return { kind: 'question', turn, question }
}
