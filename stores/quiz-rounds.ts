import { GUEST, keyOf, readKept, takeOver } from '@/lib/browser/storage'
import type { QuizProgress } from '@/lib/quiz/quiz-progress'
import { isProgress } from '@/lib/quiz/stored-progress'
import { useSession } from './session'

/** The key of a lesson's quiz round: each child of a shared browser has rounds of their own. */
export function roundKey(lessonId: string): string {
  const { viewer } = useSession.getState()
  const key = keyOf(viewer?.sub ?? GUEST, 'kviz', lessonId)
  takeOver(`iskra_kwiz_${lessonId}${viewer ? `_${viewer.sub}` : ''}`, key)
  return key
}

/** A round as it was kept; null without one: then the quiz starts from the first question. */
export const loadRound = (key: string): QuizProgress | null => readKept(key, isProgress)
