'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { PupilLine } from '@/components/learning/mastery/pupil-line'
import type { LessonElement } from '@/lib/platform/paths'

/** Loaded for pupils only: guests don't pay for it. */
const ElementStateLine = lazyPart(() => import('./pupil-parts').then((one) => one.ElementStateLine))

export type ElementOfLesson = {
  lessonId: string
  element: LessonElement
  questionCount: number
  cardCount: number
}

/** The place of a pupil's state on an element's tile. */
export function ElementState(props: ElementOfLesson) {
  return (
    <PupilLine>
      <ElementStateLine {...props} />
    </PupilLine>
  )
}
