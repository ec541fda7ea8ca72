import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { placeholders } from '@/lib/platform/cache/placeholders'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/platform/metadata'
import {
  elementPath,
  lessonPath,
  lessonPreviewPath,
  type LessonElement,
} from '@/lib/platform/paths'
import { cachedLesson } from './cached'
import type { LessonLink, PlacedLesson } from './model'

/** The props of the pages of a lesson. */
export type LessonRoute = {
  params: Promise<{ razred: string; literatura: string; lekcija: string }>
}

/** For `generateStaticParams`: no lesson's page is made before someone asks for it. */
export const lessonPlaceholders = () => placeholders('razred', 'literatura', 'lekcija')

/** The lesson at an address; null when its parts don't belong together. */
export async function lessonOf({ params }: LessonRoute): Promise<PlacedLesson | null> {
  const { razred, literatura, lekcija } = await params
  return cachedLesson(razred, literatura, lekcija)
}

/** The lesson of a page; without one the page is missing: a 404. */
export const requiredLesson = async (route: LessonRoute): Promise<PlacedLesson> =>
  (await lessonOf(route)) ?? notFound()

/** For `generateMetadata` of a lesson's pages. */
export async function lessonMetadata(
  route: LessonRoute,
  describe: (lesson: PlacedLesson) => Parameters<typeof pageMetadata>[0],
): Promise<Metadata> {
  const lesson = await lessonOf(route)
  return lesson
    ? pageMetadata({ picture: lessonPreviewPath(lesson), ...describe(lesson) })
    : NOT_FOUND_METADATA
}

/** The same for an element of a lesson; `about` begins its description. */
export const elementMetadata = (
  route: LessonRoute,
  element: LessonElement,
  { name, about }: { name: string; about: string },
) =>
  lessonMetadata(route, (lesson) => ({
    title: `${lesson.title}: ${name}`,
    description: `${about}: ${lesson.summary}`.slice(0, 160),
    path: elementPath(lesson, element),
  }))

/** What the way to a pupil's next step needs to know; `next` is null behind the last lesson. */
export const wayFrom = (lesson: PlacedLesson, next: LessonLink | null) => ({
  lessonId: lesson._id,
  path: lessonPath(lesson),
  questionCount: lesson.questionCount,
  cardCount: lesson.cardCount,
  nextPath: next && lessonPath({ ...lesson, slug: next.slug }),
})
