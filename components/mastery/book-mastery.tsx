'use client'
import dynamic from 'next/dynamic'
import { withoutPart } from '@/components/ui/without-part'
import type { BookOfGrade } from './book-mastery-state'
import { PupilLine } from './pupil-line'

/** Loaded for pupils only: guests don't pay for it. */
const BookMasteryState = dynamic(
  () => import('./book-mastery-state').then((one) => one.BookMasteryState).catch(withoutPart),
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
