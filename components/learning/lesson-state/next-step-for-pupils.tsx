'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { useSession } from '@/stores/session'
import type { LessonForNextStep } from './next-step-panel'
import { NextStepSkeleton } from './next-step-skeleton'

/** Loaded for pupils only: guests don't download it. */
const NextStepPanel = lazyPart(() => import('./pupil-parts').then((one) => one.NextStepPanel), {
  loading: NextStepSkeleton,
})

type NextStepPlaceProps = LessonForNextStep & {
  /** False until the data of the step is stored. */
  isReady?: boolean
  /** Restarts the quiz from its result screen, if that is the next step. */
  onQuiz?: () => void
}

/** Reserves the space of a pupil's next step from the first paint on, and loads it. */
export function NextStepForPupils({ isReady = true, ...props }: NextStepPlaceProps) {
  const isPupil = useSession((state) => state.viewer?.type === 'ucenik')
  return (
    <div className="no-print hidden min-h-51 rounded-card bg-area-soft p-5 sm:min-h-29 pupil:block early:min-h-30!">
      {isPupil && (isReady ? <NextStepPanel {...props} /> : <NextStepSkeleton />)}
    </div>
  )
}
