import type { ReactNode } from 'react'
import { TextbookView } from '@/components/content/curriculum/textbook'
import type { LiteraturePage } from '@/lib/content/curriculum/chain-queries'
import { LessonIdsProvider } from './lesson-ids'
import { LessonMastery } from './mastery-places'

type TextbookWithMasteryProps = {
  page: LiteraturePage
  /** Shown below its description. */
  children?: ReactNode
}

/** A textbook that shows a pupil the mastery of each lesson. */
export function TextbookWithMastery({ page, children }: TextbookWithMasteryProps) {
  const ids = page.units.flatMap(({ lessons }) => lessons.map(({ _id }) => _id))
  return (
    <LessonIdsProvider ids={ids}>
      <TextbookView page={page} noteOf={(lessonId) => <LessonMastery lessonId={lessonId} />}>
        {children}
      </TextbookView>
    </LessonIdsProvider>
  )
}
