'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { PupilLine } from './pupil-line'

/** Loaded for pupils only: guests don't pay for it. */
const LessonMasteryState = lazyPart(() =>
  import('./lesson-mastery-state').then((one) => one.LessonMasteryState),
)

/** The place of a lesson's mastery. */
export function LessonMastery({ lessonId }: { lessonId: string }) {
  return (
    <PupilLine>
      <LessonMasteryState lessonId={lessonId} />
    </PupilLine>
  )
}
