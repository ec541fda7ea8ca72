'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError, call } from '@/lib/http/client'
import { planCalls } from '@/lib/plan/calls'
import type { DayDone, DayReview } from '@/lib/plan/model'

/**
 * Today's review of a plan so far. One with all answers, whose end was never sent, is ended at
 * once.
 */
export function useDayReview(planId: string, onDone: (done: DayDone, day: string) => void) {
  const [review, setReview] = useState<DayReview | null>(null)
  const [results, setResults] = useState<Record<string, boolean>>({})
  const [done, setDone] = useState<DayDone | null>(null)
  const [message, setMessage] = useState<string | null>(null)

  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    setMessage(error.message)
  }
  const end = (counted: DayDone, day: string) => {
    setMessage(null)
    setDone(counted)
    onDone(counted, day)
  }
  const sendEnd = (day: string) =>
    call(planCalls.finishDay, { params: { id: planId }, body: { day } }).then((counted) =>
      end(counted, day),
    )
  const take = (today: DayReview) => {
    if (today.done) return end(today.done, today.day)
    const isWhole = today.questions.every(({ _id }) => today.answered[_id] !== undefined)
    if (isWhole && today.questions.length > 0) return sendEnd(today.day)
    setMessage(null)
    setReview(today)
    setResults(today.answered)
  }
  const load = () => {
    call(planCalls.todayReview, { params: { id: planId } })
      .then(take)
      .catch(refuse)
  }
  const finish = () => {
    if (review) sendEnd(review.day).catch(refuse)
  }
  const open = useEffectEvent(load)
  useEffect(() => open(), [])
  const note = (questionId: string, isKnown: boolean) =>
    setResults((all) => ({ ...all, [questionId]: isKnown }))
  return { review, results, done, message, note, finish, load }
}
