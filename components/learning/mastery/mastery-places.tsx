'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import type { BookOfGrade } from './book-mastery-state'
import { PupilLine } from './pupil-line'

// Loaded for pupils only.
const BookMasteryState = lazyPart(() =>
  import('./book-mastery-state').then((one) => one.BookMasteryState),
)
const LessonMasteryState = lazyPart(() =>
  import('./lesson-mastery-state').then((one) => one.LessonMasteryState),
)

/** The place of a textbook's mastery. */
export const BookMastery = (props: BookOfGrade) => (
  <PupilLine>
    <BookMasteryState {...props} />
  </PupilLine>
)

/** The place of a lesson's mastery. */
export const LessonMastery = ({ lessonId }: { lessonId: string }) => (
  <PupilLine>
    <LessonMasteryState lessonId={lessonId} />
  </PupilLine>
)
