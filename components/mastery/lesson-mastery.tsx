'use client'
import dynamic from 'next/dynamic'
import { renderNothing } from '@/components/ui/render-nothing'
import { PupilLine } from './pupil-line'

/** Loaded for pupils only: guests don't pay for it. */
const LessonMasteryState = dynamic(
  () => import('./lesson-mastery-state').then((one) => one.LessonMasteryState).catch(renderNothing),
  { ssr: false },
)

/** The place of a lesson's mastery. */
export function LessonMastery({ lessonId }: { lessonId: string }) {
  return (
    <PupilLine>
      <LessonMasteryState lessonId={lessonId} />
    </PupilLine>
  )
}
