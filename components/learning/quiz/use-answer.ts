import { useEffect, useRef, useState } from 'react'
import type { RemedyPage } from '@/lib/platform/http/errors'
import type { PracticeAnswer } from '@/lib/content/questions/model'
import type { CurrentAnswer } from '@/lib/learning/quiz/quiz-progress'
import { drop as takeBack, flush, subscribe, put } from '@/stores/outbox'
import type { JudgingStrategy } from './judging-strategy'

const OFFLINE =
  'Nema veze s internetom. Tvoj odgovor je sačuvan i provjerit će se čim se veza vrati.'

/**
 * What this page knows about the judgement of the submitted answer, which itself is stored in the
 * round: it is awaited, or the reason why there is none; null while nothing is known.
 */
type Reply = 'awaited' | Failure | null
type Failure = { message: string; status?: number; way?: RemedyPage }

/** Submits and changes the answer to the open turn; a change takes it back from the outbox. */
export function useAnswer(turn: string, given: CurrentAnswer, judging: JudgingStrategy) {
  const { useStore, itemOf, read, onRefused } = judging
  const { record, draft, hold, drop } = useStore()
  const [reply, setReply] = useState<Reply>(null)
  const itemId = useRef<string>(undefined)
  const { isSubmitted = false } = given
  // A text, so that other changes of the round do not run the effect again.
  const sent = isSubmitted && JSON.stringify(given.answer)

  // The outbox follows the round, which a reload, the router or another tab may have changed too.
  useEffect(() => {
    const before = itemId.current
    itemId.current = undefined
    // Changed, or judged in another tab.
    if (!sent) return void (before && takeBack(before))
    const answer = JSON.parse(sent) as PracticeAnswer
    const item = itemOf(turn, answer)
    itemId.current = item.id
    let isLeft = false
    const judge = async (said: unknown) => {
      const { judgement, ...counted } = await read(said, answer)
      if (isLeft) return
      if (judgement.outcome !== 'invalid') {
        setReply(null)
        return record(turn, { ...counted, judgement })
      }
      setReply(judgement)
      drop(turn)
    }
    const unsubscribe = subscribe(({ item: { id }, answer: said, error, isOver }) => {
      if (id !== item.id) return
      if (!error) return void judge(said)
      setReply(error.status === 0 ? null : error)
      if (!isOver) return
      drop(turn)
      onRefused?.(error)
    })
    void put(item).then(flush)
    return () => {
      isLeft = true
      unsubscribe()
    }
  }, [turn, sent, itemOf, read, onRefused, record, drop])

  const change = (answer: PracticeAnswer) => {
    setReply(null)
    draft(turn, answer)
  }
  const submit = (answer: PracticeAnswer) => {
    setReply('awaited')
    if (JSON.stringify(answer) === sent) void flush()
    else hold(turn, answer)
  }
  // The router keeps a page that was left during a call; another tab may have had the answer judged
  // since.
  const isChecking = isSubmitted && reply === 'awaited'
  const failure = reply === 'awaited' ? null : reply
  return {
    change,
    submit,
    isChecking,
    /** The answer waits for the connection. */
    isOffline: isSubmitted && reply === null,
    failure,
    message: failure?.message ?? (isSubmitted && !isChecking ? OFFLINE : null),
  }
}
