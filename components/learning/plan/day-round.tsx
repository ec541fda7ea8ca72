'use client'
import { Round } from '@/components/learning/quiz/review/round'
import { RoundPage } from '@/components/learning/quiz/review/round-page'
import { Button } from '@/components/ui/button'
import { Waiting } from '@/components/ui/waiting'
import { daysLeftLabel } from '@/lib/learning/plan/plan-labels'
import type { DayReviewResult, Plan, DayReview } from '@/lib/learning/plan/model'
import { lessonMistakesPath, MISTAKES_PATH } from '@/lib/platform/paths'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError, call } from '@/lib/platform/http/client'
import { planApiCalls } from '@/lib/learning/plan/calls'

type DayRoundProps = {
  plan: Plan
  onDone: (done: DayReviewResult, day: string) => void
  onClose: () => void
}

/** Today's review of a plan, resumed at the last position. */
export function DayRound({ plan, onDone, onClose }: DayRoundProps) {
  const { review, results, done, message, note, finish, load } = useDayReview(plan._id, onDone)
  const isAllAnswered = review?.questions.every(({ _id }) => results[_id] !== undefined) ?? false
  return (
    <RoundPage
      title="Ponavljanje za test"
      back="Natrag na plan"
      onBack={onClose}
      end={
        done && {
          ...done,
          text: `To je za danas sve. Test je ${daysLeftLabel(plan.daysLeft)}.`,
          more: done.right < done.total ? { label: REPEAT, to: mistakesPath(plan) } : undefined,
        }
      }
    >
      {!review && !message && <Waiting label="Slažem ponavljanje..." />}
      {review?.questions.length === 0 && (
        <p className="text-lg">U ovim lekcijama još nema pitanja za ponavljanje.</p>
      )}
      <p role="alert" className="font-bold text-bad empty:hidden">
        {message}
      </p>
      {message && <Button onClick={load}>Pokušaj ponovno</Button>}
      {review && review.questions.length > 0 && !message && (
        <Round
          // The questions change when a test begins or ends.
          key={`${review.roundId} ${review.questions.map(({ _id }) => _id).join()}`}
          items={review.questions.map((question) => ({
            key: question._id,
            kind: 'question',
            question,
          }))}
          judging={{ source: 'imam-test', roundId: review.roundId }}
          results={results}
          onResult={note}
          onEnd={isAllAnswered ? finish : load}
        />
      )}
    </RoundPage>
  )
}

/** What went wrong is a mistake by then, and can be practised until the test. */
const REPEAT = 'Vježbaj što nije išlo'

const mistakesPath = ({ lessons: [only, ...others] }: Plan) =>
  only && others.length === 0 ? lessonMistakesPath(only.lessonId) : MISTAKES_PATH

/**
 * Today's review of a plan with its answers so far. If all are answered but the end was never sent,
 * it is sent at once.
 */
function useDayReview(planId: string, onDone: (done: DayReviewResult, day: string) => void) {
  const [review, setReview] = useState<DayReview | null>(null)
  const [results, setResults] = useState<Record<string, boolean>>({})
  const [done, setDone] = useState<DayReviewResult | null>(null)
  const [message, setMessage] = useState<string | null>(null)

  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    setMessage(error.message)
  }
  const end = (counted: DayReviewResult, day: string) => {
    setMessage(null)
    setDone(counted)
    onDone(counted, day)
  }
  const sendEnd = (day: string) =>
    call(planApiCalls.finishDay, { params: { id: planId }, body: { day } }).then((counted) =>
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
    call(planApiCalls.dayReview, { params: { id: planId } })
      .then(take)
      .catch(refuse)
  }
  const finish = () => {
    if (review) sendEnd(review.day).catch(refuse)
  }
  const open = useEffectEvent(load)
  useEffect(() => open(), [])
  const note = (questionId: string, isKnown: boolean | null) => {
    // Only card judgements can be withdrawn, and a day's review has no cards.
    if (isKnown !== null) setResults((all) => ({ ...all, [questionId]: isKnown }))
  }
  return { review, results, done, message, note, finish, load }
}
