'use client'
import dynamic from 'next/dynamic'
import { withoutPart } from '@/components/ui/without-part'
import { PupilLine } from '@/components/mastery/pupil-line'
import type { LessonElement } from '@/lib/paths'

/** Loaded for pupils only: guests don't pay for it. */
const ElementStateLine = dynamic(
  () => import('./pupil-parts').then((one) => one.ElementStateLine).catch(withoutPart),
  {
    ssr: false,
  },
)

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
