import { notFound } from 'next/navigation'
import { lessonCrumbs } from '@/components/content/lesson-crumbs'
import { BreadcrumbData } from '@/components/layout/breadcrumbs'
import { LessonCards } from '@/components/learning/cards/lesson-cards'
import { VisitNote } from '@/components/learning/visit-note'
import { EmptyState } from '@/components/ui/empty-state'
import {
  lessonMetadata,
  lessonOf,
  lessonPlaceholders,
  type LessonRoute,
} from '@/lib/content/lesson-route'
import { siteUrl } from '@/lib/env'
import { cachedFreeCards } from '@/lib/learning/cards/cached'
import { elementPath, lessonPath } from '@/lib/paths'

export const generateStaticParams = lessonPlaceholders

export const generateMetadata = (route: LessonRoute) =>
  lessonMetadata(route, (lesson) => ({
    title: `${lesson.title}: kartice`,
    description: `Kartice za ponavljanje: ${lesson.summary}`.slice(0, 160),
    path: elementPath(lesson, 'kartice'),
  }))

export default async function CardsPage(route: LessonRoute) {
  const lesson = await lessonOf(route)
  if (!lesson) notFound()
  const cards = await cachedFreeCards(lesson._id)
  return (
    <div data-area={lesson.subject.area}>
      <VisitNote lessonId={lesson._id} element="kartice" />
      <h1 className="sr-only">{lesson.title}: kartice</h1>
      <BreadcrumbData
        crumbs={[
          ...lessonCrumbs(lesson),
          { name: 'Kartice', path: elementPath(lesson, 'kartice') },
        ]}
        siteUrl={siteUrl()}
      />
      {cards.length > 0 ? (
        <LessonCards
          lessonId={lesson._id}
          cards={cards}
          cardCount={lesson.cardCount}
          quizPath={elementPath(lesson, 'kwiz')}
          lessonPath={lessonPath(lesson)}
        />
      ) : (
        <EmptyState
          title="Ova lekcija još nema kartica"
          text="Dok ih ne dodamo, pročitaj skriptu ove lekcije."
          action={{ label: 'Otvori skriptu', href: elementPath(lesson, 'skripta') }}
        />
      )}
    </div>
  )
}
