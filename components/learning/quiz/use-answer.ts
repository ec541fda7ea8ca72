'use client'
import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '@/lib/platform/http/client'
import type { SubmittedAnswer } from '@/lib/content/questions/model'
import { drop as takeBack, flush, subscribe, put } from '@/stores/outbox'
import { isRefusal } from './is-refusal'
import type { Judging } from './judging'

const OFFLINE =
  'Nema veze s internetom. Tvoj odgovor je sačuvan i provjerit će se čim se veza vrati.'

/** Submits and changes the answer to the open turn; a change takes it back from the outbox. */
export function useAnswer(turn: string, pending: SubmittedAnswer | undefined, judging: Judging) {
  const { useStore, itemOf, read, onRefused } = judging
  const { record, draft, hold, drop } = useStore()
  const [isChecking, setChecking] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const itemId = useRef<string>(undefined)
  // A text, so that other changes of the round do not run the effect again.
  const sent = pending && JSON.stringify(pending)

  useEffect(() => {
    const before = itemId.current
    itemId.current = undefined
    // Changed, or judged in another tab.
    if (!sent) return void (before && takeBack(before))
    const answer = JSON.parse(sent) as SubmittedAnswer
    const item = itemOf(turn, answer)
    itemId.current = item.id
    let isLeft = false
    const judge = async (said: unknown) => {
      const { judgement, ...counted } = await read(said, answer)
      if (isLeft) return
      if (judgement.outcome !== 'invalid') return record(turn, { ...counted, judgement })
      drop(turn)
      setMessage(judgement.message)
    }
    const unsubscribe = subscribe(({ item: { id }, answer: said, error, isOver }) => {
      if (id !== item.id) return
      setChecking(false)
      if (!error) return void judge(said)
      setMessage(error.status === 0 ? null : error.message)
      setRefusal(isRefusal(error) ? error : null)
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

  const begin = (isAsked: boolean) => {
    setChecking(isAsked)
    setMessage(null)
    setRefusal(null)
  }
  const change = (answer: SubmittedAnswer) => {
    begin(false)
    draft(turn, answer)
  }
  const submit = (answer: SubmittedAnswer) => {
    begin(true)
    if (JSON.stringify(answer) === sent) void flush()
    else hold(turn, answer)
  }
  // The router keeps a page that was left during a call; another tab may have had the answer judged
  // since.
  const isUnderWay = isChecking && pending !== undefined
  const shown = message ?? (pending ? OFFLINE : null)
  return {
    change,
    submit,
    isChecking: isUnderWay,
    /** The answer waits for the connection. */
    isOffline: shown === OFFLINE && !isUnderWay,
    refusal,
    message: isUnderWay ? null : shown,
  }
}
