'use client'
import dynamic from 'next/dynamic'
import { renderNothing } from '@/components/ui/render-nothing'
import type { BookOfGrade } from './book-mastery-state'
import { PupilLine } from './pupil-line'

/** Loaded for pupils only: guests don't pay for it. */
const BookMasteryState = dynamic(
  () => import('./book-mastery-state').then((one) => one.BookMasteryState).catch(renderNothing),
  { ssr: false },
)

/** The place of a textbook's mastery. */
export function BookMastery(props: BookOfGrade) {
  return (
    <PupilLine>
      <BookMasteryState {...props} />
    </PupilLine>
  )
}
