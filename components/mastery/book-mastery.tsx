'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import type { BookOfGrade } from './book-mastery-state'
import { PupilLine } from './pupil-line'

/** Loaded for pupils only: guests don't pay for it. */
const BookMasteryState = lazyPart(() =>
  import('./book-mastery-state').then((one) => one.BookMasteryState),
)

/** The place of a textbook's mastery. */
export function BookMastery(props: BookOfGrade) {
  return (
    <PupilLine>
      <BookMasteryState {...props} />
    </PupilLine>
  )
}
