import { Textbook } from '@/components/content/curriculum/textbook'
import type { LiteraturePage } from '@/lib/content/curriculum/chain-queries'
import { LessonIdsProvider } from './lesson-ids'
import { LessonMastery } from './mastery-places'

/** A textbook that shows a pupil the mastery of each lesson. */
export function TextbookWithMastery({ page }: { page: LiteraturePage }) {
  const ids = page.units.flatMap(({ lessons }) => lessons.map(({ _id }) => _id))
  return (
    <LessonIdsProvider ids={ids}>
      <Textbook page={page} noteOf={(lessonId) => <LessonMastery lessonId={lessonId} />} />
    </LessonIdsProvider>
  )
}
