import { call } from '@/lib/http/client'
import { quizCalls } from '@/lib/quiz/calls'
import { toast } from '@/components/ui/toast'
import { ownIds } from '@/stores/own-ids'

/** Specification, section 8. */
const FAILED = 'Došlo je do greške pri spremanju test rezultata'

/**
 * Tells the server that a pupil's round is finished; it counts the answers that it has kept. Told
 * twice, the first count stays.
 */
export async function sendResult(lessonID: string, roundID: string): Promise<void> {
  try {
    await call(quizCalls.quizResults, { body: { ...(await ownIds()), lessonID, roundID } })
  } catch {
    // The answers are kept one by one: what is missing is only this round's line in the results.
    toast({ kind: 'error', title: 'Greška', text: FAILED })
  }
}
