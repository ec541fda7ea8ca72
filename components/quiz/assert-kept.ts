import type { JudgementView } from '@/lib/questions/answer-view'
import { leave } from '@/stores/user'
import { sessionOver } from './session-over'

/**
 * Refuses a judgement that the server has not kept for the pupil, and leads to the sign-in page. To
 * a pupil whose session is over it answers as to a guest: it judges, and says nothing of XP. Shown,
 * such an answer would seem to count.
 */
export function assertKept(judgement: JudgementView): void {
  if (judgement.outcome === 'invalid' || judgement.earned !== undefined) return
  leave()
  throw sessionOver()
}
