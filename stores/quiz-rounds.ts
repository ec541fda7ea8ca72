import type { QuizProgress } from '@/lib/quiz/quiz-progress'
import { readProgress } from '@/lib/quiz/stored-progress'
import { useSession } from './session'

/**
 * The place of a lesson's quiz round in the browser's storage. Brothers and sisters share a browser:
 * each has rounds of their own.
 */
export function roundKey(lessonId: string): string {
  const { viewer } = useSession.getState()
  return `iskra_kwiz_${lessonId}${viewer ? `_${viewer.sub}` : ''}`
}

/** A round as it was kept; null without one. */
export function loadRound(key: string): QuizProgress | null {
  try {
    return readProgress(localStorage.getItem(key))
  } catch {
    // Storage is closed: the quiz starts from the first question.
    return null
  }
}
