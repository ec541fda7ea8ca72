'use client'
import { ArrowLeft } from 'lucide-react'
import { Round } from '@/components/quiz/review/round'
import { RoundEnd } from '@/components/quiz/review/round-end'
import { Button } from '@/components/ui/button'
import { Waiting } from '@/components/ui/waiting'
import { whenWords } from '@/lib/plan/words'
import type { DayDone, Plan } from '@/lib/plan/model'
import { useDayReview } from './use-day-review'

type DayRoundProps = {
  plan: Plan
  onDone: (done: DayDone, day: string) => void
  onClose: () => void
}

/** Today's review of a plan, resumed where it was left. */
export function DayRound({ plan, onDone, onClose }: DayRoundProps) {
  const { review, results, done, message, note, finish, load } = useDayReview(plan._id, onDone)
  if (done) {
    return (
      <RoundEnd
        right={done.right}
        total={done.total}
        text={`To je za danas sve. Test je ${whenWords(plan.daysLeft)}.`}
      >
        <Button onClick={onClose}>Natrag na plan</Button>
      </RoundEnd>
    )
  }
  const isAllAnswered = review?.questions.every(({ _id }) => results[_id] !== undefined) ?? false
  return (
    <div className="space-y-3">
      <Button variant="quiet" onClick={onClose} className="-ml-5">
        <ArrowLeft aria-hidden="true" className="size-5" />
        Natrag na plan
      </Button>
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
    </div>
  )
}
