import type { ReactNode } from 'react'
import { UnitReviewView } from '@/components/content/curriculum/unit-review'
import type { UnitReview as UnitReviewData } from '@/lib/content/curriculum/unit-review'
import { LessonIdsProvider } from './lesson-ids'
import { LessonMastery } from './mastery-places'

type UnitReviewWithMasteryProps = { review: UnitReviewData; children?: ReactNode }

/** The review of a unit that shows a pupil the mastery of each lesson. */
export const UnitReviewWithMastery = ({ review, children }: UnitReviewWithMasteryProps) => (
  <LessonIdsProvider ids={review.lessons.map(({ _id }) => _id)}>
    <UnitReviewView review={review} noteOf={(lessonId) => <LessonMastery lessonId={lessonId} />}>
      {children}
    </UnitReviewView>
  </LessonIdsProvider>
)
