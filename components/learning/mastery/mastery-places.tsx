'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import type { BookOfGrade } from './book-mastery-line'
import { LineForPupils } from './pupil-line'

// Loaded for pupils only.
const BookMasteryLine = lazyPart(() =>
  import('./book-mastery-line').then((one) => one.BookMasteryLine),
)
const LessonMasteryLine = lazyPart(() =>
  import('./lesson-mastery-line').then((one) => one.LessonMasteryLine),
)

/** Reserves a line for a textbook's mastery and loads it for pupils. */
export const BookMastery = (props: BookOfGrade) => (
  <LineForPupils>
    <BookMasteryLine {...props} />
  </LineForPupils>
)

/** Reserves a line for a lesson's mastery and loads it for pupils. */
export const LessonMastery = ({ lessonId }: { lessonId: string }) => (
  <LineForPupils>
    <LessonMasteryLine lessonId={lessonId} />
  </LineForPupils>
)
