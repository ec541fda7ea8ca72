import type { ReactNode } from 'react'
import { BookMapView } from '@/components/content/curriculum/book-map'
import type { BookMap as BookMapData } from '@/lib/content/curriculum/book-map'
import { LessonIdsProvider } from './lesson-ids'
import { LessonMastery } from './mastery-places'

type BookMapWithMasteryProps = { map: BookMapData; children?: ReactNode }

/** The map of a textbook that shows a pupil the mastery of each lesson. */
export const BookMapWithMastery = ({ map, children }: BookMapWithMasteryProps) => (
  <LessonIdsProvider ids={map.units.flatMap(({ lessons }) => lessons.map(({ _id }) => _id))}>
    <BookMapView map={map} noteOf={(lessonId) => <LessonMastery lessonId={lessonId} />}>
      {children}
    </BookMapView>
  </LessonIdsProvider>
)
