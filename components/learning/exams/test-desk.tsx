'use client'
import type { TestScope } from '@/lib/learning/exams/scope'
import { useLessonTest } from '@/stores/lesson-test'
import { ClosedReviewScreen } from './closed-review-screen'
import { DeskSkeleton } from './desk-skeleton'
import { OpenTestScreen } from './open-test-screen'
import { ResultScreen } from './result-screen'
import { StartScreen } from './start-screen'
import type { TestScreenFrame } from './test-screen-frame'
import { useTestDesk } from './use-test-desk'
import { Mascot } from '@/components/art/mascot'
import { Button } from '@/components/ui/button'

export type TestDeskProps = {
  scope: TestScope
  title: string
  place: TestScreenFrame
  /** The page's URL, for printing. */
  address: string
}

export function TestDesk({ scope, title, place, address }: TestDeskProps) {
  const { phase, begin, handIn, review, reload } = useTestDesk(scope)
  const test = useLessonTest((state) => state.test)
  return (
    <>
      {phase.name === 'loading' && <DeskSkeleton />}
      {phase.name === 'failed' && <DeskFailure message={phase.message} onRetry={reload} />}
      {phase.name === 'start' && (
        <StartScreen
          overview={phase.overview}
          takesFocus={phase.isMove}
          place={place}
          onBegin={begin}
          onReview={review}
        />
      )}
      {phase.name === 'open' && test && (
        <OpenTestScreen
          key={test._id}
          {...{ test, scope }}
          takesFocus={phase.isMove}
          onHandIn={handIn}
          onOver={() => review(test._id, 'server')}
        />
      )}
      {phase.name === 'result' && (
        <ResultScreen
          key={phase.review._id}
          title={title}
          review={phase.review}
          note={phase.note}
          place={place}
          address={address}
          onBack={reload}
        />
      )}
      {phase.name === 'closed' && (
        <ClosedReviewScreen key={phase.result._id} {...phase} onBack={reload} />
      )}
    </>
  )
}

type DeskFailureProps = { message: string; onRetry: () => void }

function DeskFailure({ message, onRetry }: DeskFailureProps) {
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <Mascot pose="lost" className="size-28" />
      <p role="alert" className="max-w-md text-lg font-bold">
        {message}
      </p>
      <Button onClick={onRetry}>Pokušaj ponovno</Button>
    </div>
  )
}
