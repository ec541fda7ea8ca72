import { notFound } from 'next/navigation'
import { lessonCrumbs } from '@/components/content/lesson-crumbs'
import { BreadcrumbData } from '@/components/layout/breadcrumbs'
import { VisitNote } from '@/components/learning/visit-note'
import { Quiz } from '@/components/quiz/quiz'
import { EmptyState } from '@/components/ui/empty-state'
import {
  lessonMetadata,
  lessonOf,
  lessonPlaceholders,
  type LessonRoute,
} from '@/lib/content/lesson-route'
import { cachedQuizQuestions } from '@/lib/learning/cached'
import { siteUrl } from '@/lib/env'
import { elementPath, lessonPath } from '@/lib/paths'

export const generateStaticParams = lessonPlaceholders

export const generateMetadata = (route: LessonRoute) =>
  lessonMetadata(route, (lesson) => ({
    title: `${lesson.title}: kviz`,
    description: `Kviz s objašnjenjima: ${lesson.summary}`.slice(0, 160),
    path: elementPath(lesson, 'kwiz'),
  }))

export default async function QuizPage(route: LessonRoute) {
  const lesson = await lessonOf(route)
  if (!lesson) notFound()
  const questions = await cachedQuizQuestions(lesson._id)
  return (
    <div data-area={lesson.subject.area}>
      <VisitNote lessonId={lesson._id} element="kwiz" />
      <h1 className="sr-only">{lesson.title}: kviz</h1>
      <BreadcrumbData
        crumbs={[...lessonCrumbs(lesson), { name: 'Kviz', path: elementPath(lesson, 'kwiz') }]}
        siteUrl={siteUrl()}
      />
      {questions.length > 0 ? (
        <Quiz
          lessonId={lesson._id}
          questions={questions}
          questionCount={lesson.questionCount}
          scriptPath={elementPath(lesson, 'skripta')}
          lessonPath={lessonPath(lesson)}
        />
      ) : (
        <EmptyState
          title="Kviz još nema pitanja"
          text="Dok ih ne dodamo, pročitaj skriptu ove lekcije."
          action={{ label: 'Otvori skriptu', href: elementPath(lesson, 'skripta') }}
        />
      )}
    </div>
  )
}
