import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { placeholderParams } from '@/lib/platform/cache/placeholder-params'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/platform/metadata'
import {
  lessonElementPath,
  lessonPath,
  lessonPreviewPicturePath,
  type LessonElement,
} from '@/lib/platform/paths'
import { cachedLesson } from './cached'
import type { PlacedLesson } from './model'

/** The props of a lesson's pages. */
export type LessonRoute = {
  params: Promise<{ razred: string; literatura: string; lekcija: string }>
}

/**
 * For `generateStaticParams`: each lesson page is rendered at its first request, not in the build.
 */
export const lessonStaticParams = () => placeholderParams('razred', 'literatura', 'lekcija')

/** The lesson at an address, or null when the parts of the address don't belong together. */
export async function lessonOf({ params }: LessonRoute): Promise<PlacedLesson | null> {
  const { razred, literatura, lekcija } = await params
  return cachedLesson(razred, literatura, lekcija)
}

/** The lesson of a page; without a lesson the page answers 404. */
export const lessonOrNotFound = async (route: LessonRoute): Promise<PlacedLesson> =>
  (await lessonOf(route)) ?? notFound()

/** For `generateMetadata` of a lesson's pages. */
export async function lessonMetadata(
  route: LessonRoute,
  describe: (lesson: PlacedLesson) => Parameters<typeof pageMetadata>[0],
): Promise<Metadata> {
  const lesson = await lessonOf(route)
  return lesson
    ? pageMetadata({ picture: lessonPreviewPicturePath(lesson), ...describe(lesson) })
    : NOT_FOUND_METADATA
}

/** Metadata of a page of a lesson's element; the description begins with `about`. */
export const elementMetadata = (
  route: LessonRoute,
  element: LessonElement,
  { name, about }: { name: string; about: string },
) =>
  lessonMetadata(route, (lesson) => ({
    title: `${lesson.title}: ${name}`,
    description: `${about}: ${lesson.summary}`,
    path: lessonElementPath(lesson, element),
  }))

/** The data that links to a pupil's next steps need. */
export const nextStepsData = (lesson: PlacedLesson) => ({
  lessonId: lesson._id,
  path: lessonPath(lesson),
  questionCount: lesson.questionCount,
  cardCount: lesson.cardCount,
})
