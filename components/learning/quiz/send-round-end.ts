import { dismissErrorToast, toast } from '@/components/ui/toast'
import { ownerOf } from '@/lib/platform/browser/storage'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { flush, subscribe, itemFor, put } from '@/stores/outbox'
import { loadPupilAndParentIds } from '@/stores/load-pupil-and-parent-ids'

/** Rule 22.3. */
const FAILED = 'Došlo je do greške pri spremanju test rezultata'

/**
 * Tells the server, after the round's answers, that a round is finished; the server keeps its first
 * count. Resolves after one attempt; without a connection the outbox tries again.
 */
export async function sendRoundEnd(key: string, lessonID: string, roundID: string): Promise<void> {
  const fail = () => toast({ kind: 'error', about: 'quiz-result', title: 'Greška', text: FAILED })
  // Answers are stored one by one: only this round's result may be missing.
  const ids = await loadPupilAndParentIds().catch(fail)
  if (!ids) return
  const envelope = { id: `${key}:rezultat`, owner: ownerOf(key), kind: key }
  const unsubscribe = subscribe(({ item: { id }, error, isOver }) => {
    if (id !== envelope.id || !isOver) return
    if (error) fail()
    else dismissErrorToast('quiz-result')
  })
  await put(
    itemFor(quizApiCalls.saveRoundResult, { body: { ...ids, lessonID, roundID } }, envelope),
  )
  await flush().finally(unsubscribe)
}
