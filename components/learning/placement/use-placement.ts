'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { answerWithEdition } from '@/lib/content/questions/kinds/answers'
import type { PracticeAnswer } from '@/lib/content/questions/model'
import { placementApiCalls } from '@/lib/learning/placement/calls'
import type { Placement } from '@/lib/learning/placement/model'
import { ApiError, call } from '@/lib/platform/http/client'

/** A textbook's placement, and what a pupil does with it. */
export function usePlacement(literatureId: string) {
  const [placement, setPlacement] = useState<Placement | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [isSending, setSending] = useState(false)
  const params = { id: literatureId }

  const take = (asked: Promise<Placement>) =>
    asked
      .then((next) => {
        setFailure(null)
        setPlacement(next)
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        setFailure(error)
      })
      .finally(() => setSending(false))
  const load = (again = false) =>
    void take(call(placementApiCalls.openPlacement, { params, body: again ? { again } : {} }))
  const open = useEffectEvent(() => load())
  // A page that was left stays mounted: another device may have answered since.
  useEffect(() => open(), [])

  const answer = (given: PracticeAnswer) => {
    const { question, roundId } = placement ?? {}
    if (!question || !roundId || isSending) return
    const body = { roundId, questionId: question._id, answer: answerWithEdition(question, given) }
    setSending(true)
    void take(call(placementApiCalls.answerPlacement, { params, body }))
  }
  return {
    ...{ placement, failure, isSending, answer },
    forgetFailure: () => setFailure(null),
    retry: () => load(),
    again: () => load(true),
  }
}
