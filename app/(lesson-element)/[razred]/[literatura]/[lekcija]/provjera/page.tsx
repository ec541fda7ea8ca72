import { notFound } from 'next/navigation'
import { Check } from '@/components/check/check'
import { SelfCheck } from '@/components/check/self-check'
import { lessonCrumbs } from '@/components/content/lesson-crumbs'
import { BreadcrumbData } from '@/components/layout/breadcrumbs'
import { VisitNote } from '@/components/learning/visit-note'
import { EmptyState } from '@/components/ui/empty-state'
import {
  lessonMetadata,
  lessonOf,
  lessonPlaceholders,
  type LessonRoute,
} from '@/lib/content/lesson-route'
import { siteUrl } from '@/lib/env'
import { cachedCheckPrompts } from '@/lib/learning/check/cached'
import { elementPath, lessonPath } from '@/lib/paths'

export const generateStaticParams = lessonPlaceholders

export const generateMetadata = (route: LessonRoute) =>
  lessonMetadata(route, (lesson) => ({
    title: `${lesson.title}: provjera`,
    description: `Pitanja za odgovor svojim riječima: ${lesson.summary}`.slice(0, 160),
    path: elementPath(lesson, 'provjera'),
  }))

export default async function CheckPage(route: LessonRoute) {
  const lesson = await lessonOf(route)
  if (!lesson) notFound()
  const prompts = await cachedCheckPrompts(lesson._id)
  const path = elementPath(lesson, 'provjera')
  const scriptPath = elementPath(lesson, 'skripta')
  return (
    <div data-area={lesson.subject.area}>
      <VisitNote lessonId={lesson._id} element="provjera" />
      <h1 className="sr-only">{lesson.title}: provjera</h1>
      <BreadcrumbData
        crumbs={[...lessonCrumbs(lesson), { name: 'Provjera', path }]}
        siteUrl={siteUrl()}
      />
      {prompts.length > 0 ? (
        <>
          <div className="pupil:hidden">
            <SelfCheck prompts={prompts} scriptPath={scriptPath} />
          </div>
          <div className="hidden pupil:block">
            <Check
              lessonId={lesson._id}
              prompts={prompts}
              scriptPath={scriptPath}
              lessonPath={lessonPath(lesson)}
            />
          </div>
        </>
      ) : (
        <EmptyState
          title="Provjera još nema pitanja"
          text="Dok ih ne dodamo, pročitaj skriptu ove lekcije."
          action={{ label: 'Otvori skriptu', href: scriptPath }}
        />
      )}
    </div>
  )
}
