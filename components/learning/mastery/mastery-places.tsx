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

/** Reserves a line for a textbook's mastery and loads it for pupils. */
export const BookMastery = (props: BookOfGrade) => (
  <PupilLine>
    <BookMasteryState {...props} />
  </PupilLine>
)

/** Reserves a line for a lesson's mastery and loads it for pupils. */
export const LessonMastery = ({ lessonId }: { lessonId: string }) => (
  <PupilLine>
    <LessonMasteryState lessonId={lessonId} />
  </PupilLine>
)
