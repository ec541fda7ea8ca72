import { notFound } from 'next/navigation'
import { LessonCards } from '@/components/cards/lesson-cards'
import { ElementFrame } from '@/components/content/element-frame'
import { cachedNeighbours } from '@/lib/content/cached'
import {
  lessonMetadata,
  lessonOf,
  lessonPlaceholders,
  type LessonRoute,
} from '@/lib/content/lesson-route'
import { cachedFreeCards } from '@/lib/cards/cached'
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
  const [cards, { next }] = await Promise.all([
    cachedFreeCards(lesson._id),
    cachedNeighbours(lesson),
  ])
  return (
    <ElementFrame
      lesson={lesson}
      element="kartice"
      name="Kartice"
      emptyTitle={cards.length > 0 ? null : 'Ova lekcija još nema kartica'}
    >
      <LessonCards
        cards={cards}
        lesson={{
          lessonId: lesson._id,
          path: lessonPath(lesson),
          questionCount: lesson.questionCount,
          cardCount: lesson.cardCount,
          nextPath: next && lessonPath({ ...lesson, slug: next.slug }),
        }}
      />
    </ElementFrame>
  )
}
