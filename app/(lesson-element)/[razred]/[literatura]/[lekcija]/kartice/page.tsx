import { LessonCards } from '@/components/learning/cards/lesson-cards'
import { ElementFrame } from '@/components/learning/lesson-state/element-frame'
import { SponsorSlot } from '@/components/site/dynamic-content/sponsor-slot'
import { cachedNeighbours } from '@/lib/content/curriculum/cached'
import {
  elementMetadata,
  lessonPlaceholders,
  requiredLesson,
  wayFrom,
  type LessonRoute,
} from '@/lib/content/curriculum/lesson-route'
import { cachedFreeCards } from '@/lib/learning/cards/cached'

export const generateStaticParams = lessonPlaceholders

export const generateMetadata = (route: LessonRoute) =>
  elementMetadata(route, 'kartice', { name: 'kartice', about: 'Kartice za ponavljanje' })

export default async function CardsPage(route: LessonRoute) {
  const lesson = await requiredLesson(route)
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
      <LessonCards cards={cards} lesson={wayFrom(lesson, next)} />
      <SponsorSlot list="cardsSponsor" className="mt-10" />
    </ElementFrame>
  )
}
