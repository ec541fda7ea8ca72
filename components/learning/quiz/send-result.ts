import { endError, toast } from '@/components/ui/toast'
import { ownerOf } from '@/lib/platform/browser/storage'
import { quizCalls } from '@/lib/learning/quiz/calls'
import { flush, subscribe, itemFor, put } from '@/stores/outbox'
import { ownIds } from '@/stores/own-ids'

/** Rule 22.3. */
const FAILED = 'Došlo je do greške pri spremanju test rezultata'

/** Tells the server, after its answers, that a round is finished; the first count stays. One try. */
export async function sendResult(key: string, lessonID: string, roundID: string): Promise<void> {
  const fail = () => toast({ kind: 'error', about: 'quiz-result', title: 'Greška', text: FAILED })
  // Answers are stored one by one: only this round's result may be missing.
  const ids = await ownIds().catch(fail)
  if (!ids) return
  const envelope = { id: `${key}:rezultat`, owner: ownerOf(key), kind: key }
  const unsubscribe = subscribe(({ item: { id }, error, isOver }) => {
    if (id !== envelope.id || !isOver) return
    if (error) fail()
    else endError('quiz-result')
  })
  await put(itemFor(quizCalls.quizResults, { body: { ...ids, lessonID, roundID } }, envelope))
  await flush().finally(unsubscribe)
}
