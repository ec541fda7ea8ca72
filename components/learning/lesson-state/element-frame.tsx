import type { ReactNode } from 'react'
import { lessonCrumbs } from '@/components/content/curriculum/lesson-crumbs'
import { BreadcrumbJsonLd } from '@/components/ui/breadcrumbs'
import { EmptyState } from '@/components/ui/empty-state'
import type { PlacedLesson } from '@/lib/content/curriculum/model'
import { siteUrl } from '@/lib/platform/env'
import { lessonElementPath, type LessonElement } from '@/lib/platform/paths'
import { LessonVisitRecorder } from './visit-recorder'

type ElementFrameProps = {
  lesson: PlacedLesson
  element: LessonElement
  name: string
  /** Shown when the lesson has nothing for the element yet. */
  emptyTitle: string | null
  children: ReactNode
}

/**
 * What the pages of a lesson's elements share: subject colour, hidden heading, breadcrumb data,
 * visit.
 */
export function ElementFrame({ lesson, element, name, emptyTitle, children }: ElementFrameProps) {
  return (
    <div data-area={lesson.subject.area} data-grade={lesson.gradeSlug}>
      <LessonVisitRecorder lessonId={lesson._id} element={element} />
      <h1 className="sr-only">
        {lesson.title}: {name.toLocaleLowerCase('hr')}
      </h1>
      <BreadcrumbJsonLd
        crumbs={[...lessonCrumbs(lesson), { name, path: lessonElementPath(lesson, element) }]}
        siteUrl={siteUrl()}
      />
      {emptyTitle ? (
        <EmptyState
          title={emptyTitle}
          text="Dok ih ne dodamo, pročitaj skriptu ove lekcije."
          action={{ label: 'Otvori skriptu', href: lessonElementPath(lesson, 'skripta') }}
        />
      ) : (
        children
      )}
    </div>
  )
}
