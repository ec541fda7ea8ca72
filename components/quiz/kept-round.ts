import type { PublicQuestion } from '@/lib/questions/model'
import { useQuiz } from '@/stores/quiz'
import { loadRound } from '@/stores/quiz-rounds'
import { useSession } from '@/stores/session'

/** True where the round that this browser keeps in a place asks for more than these questions. */
export function asksForMore(key: string, questions: PublicQuestion[]): boolean {
  const open = useQuiz.getState()
  // Where the storage is closed a round lives as long as its tab.
  const round = loadRound(key) ?? (open.key === key ? open.progress : null)
  const ids = new Set(questions.map(({ _id }) => _id))
  return round?.round.some((id) => !ids.has(id)) ?? false
}

/**
 * Asks the server who is signed in: whose session is over gets a guest's questions, and is led to the
 * sign-in page by this. False as well when no answer came.
 */
export async function isStillSignedIn(): Promise<boolean> {
  // On the way to the sign-in page already.
  if (!useSession.getState().viewer) return false
  const users = await import('@/stores/user').catch(() => null)
  await users?.useUser.getState().load()
  return Boolean(users?.useUser.getState().user)
}
