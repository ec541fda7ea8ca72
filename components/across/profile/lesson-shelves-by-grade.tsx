import type { ReactNode } from 'react'
import { LessonShelf } from '@/components/content/curriculum/lesson-shelf'
import type { PlacedLesson } from '@/lib/content/curriculum/model'
import type { GradeHighlights } from '@/lib/site/dynamic-content/highlights'

/**
 * Each grade's shelves of new and recommended lessons, by the grade's slug. Rendered on the server,
 * so that the profile needs no scripts for them.
 */
export type LessonShelvesByGrade = Record<string, ReactNode>

/** New and recommended lessons of each grade, since signed-in pupils never see the home page. */
export function lessonShelvesByGrade(
  fresh: PlacedLesson[],
  highlights: GradeHighlights[],
): LessonShelvesByGrade {
  const slugs = [...fresh, ...highlights].map(({ gradeSlug }) => gradeSlug)
  const shelves = [...new Set(slugs)].map((slug) => {
    const recommended = highlights.find(({ gradeSlug }) => gradeSlug === slug)?.lessons ?? []
    return [
      slug,
      <div key={slug} className="mt-8 space-y-8 sm:col-span-2">
        <LessonShelf
          isNarrow
          title="Novo u tvom razredu"
          lessons={fresh.filter(({ gradeSlug }) => gradeSlug === slug)}
        />
        <LessonShelf isNarrow title="Preporuka za tebe" lessons={recommended} />
      </div>,
    ] as const
  })
  return Object.fromEntries(shelves)
}
