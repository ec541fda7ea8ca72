import { LessonCards } from '@/components/learning/cards/lesson-cards'
import { ElementFrame } from '@/components/learning/lesson-state/element-frame'
import { SponsorSlot } from '@/components/site/dynamic-content/sponsor-slot'
import { cachedFreeLesson } from '@/lib/content/curriculum/cached'
import {
  elementMetadata,
  lessonStaticParams,
  requiredLesson,
  nextStepsData,
  type LessonRoute,
} from '@/lib/content/curriculum/lesson-route'
import { cachedFirstCards } from '@/lib/learning/cards/cached'

export const generateStaticParams = lessonStaticParams

export const generateMetadata = (route: LessonRoute) =>
  elementMetadata(route, 'kartice', { name: 'kartice', about: 'Kartice za ponavljanje' })

export default async function CardsPage(route: LessonRoute) {
  const lesson = await requiredLesson(route)
  const [cards, freeLesson] = await Promise.all([
    cachedFirstCards(lesson._id),
    cachedFreeLesson(lesson),
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
