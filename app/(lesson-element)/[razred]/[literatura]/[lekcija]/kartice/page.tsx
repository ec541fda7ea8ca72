import { LessonCards } from '@/components/learning/cards/lesson-cards'
import { ElementFrame } from '@/components/learning/lesson-state/element-frame'
import { SponsorSlot } from '@/components/site/dynamic-content/sponsor-slot'
import { cachedFreeLessonLink } from '@/lib/content/curriculum/cached'
import {
  elementMetadata,
  lessonStaticParams,
  lessonOrNotFound,
  nextStepsData,
  type LessonRoute,
} from '@/lib/content/curriculum/lesson-route'
import { cachedGuestCards } from '@/lib/learning/cards/cached'

export const generateStaticParams = lessonStaticParams

export const generateMetadata = (route: LessonRoute) =>
  elementMetadata(route, 'kartice', { name: 'kartice', about: 'Kartice za ponavljanje' })

export default async function CardsPage(route: LessonRoute) {
  const lesson = await lessonOrNotFound(route)
  const [cards, freeLesson] = await Promise.all([
    cachedGuestCards(lesson._id),
    cachedFreeLessonLink(lesson),
  ])
  return (
    <ElementFrame
      lesson={lesson}
      element="kartice"
      name="Kartice"
      emptyTitle={cards.length > 0 ? null : 'Ova lekcija još nema kartica'}
    >
      <LessonCards cards={cards} lesson={nextStepsData(lesson)} freeLesson={freeLesson} />
      <SponsorSlot list="cardsSponsor" className="mt-10" />
    </ElementFrame>
  )
}
