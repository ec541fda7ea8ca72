import 'server-only'
import type { Metadata } from 'next'
import { placeholders } from '@/lib/cache/placeholders'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/metadata'
import { cachedLesson } from './cached'
import type { PlacedLesson } from './model'

/** What Next hands to the pages of a lesson. */
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

/** For `generateMetadata` of a lesson's pages. */
export async function lessonMetadata(
  route: LessonRoute,
  describe: (lesson: PlacedLesson) => Parameters<typeof pageMetadata>[0],
): Promise<Metadata> {
  const lesson = await lessonOf(route)
  return lesson ? pageMetadata(describe(lesson)) : NOT_FOUND_METADATA
}
