import 'server-only'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { listLessonCards } from './queries'

/** The first eight cards of a lesson, which are free, cached until the lesson changes. */
export async function cachedGuestCards(lessonId: string) {
  'use cache'
  keepUntilRenewed('content', 'navigation', `lesson:${lessonId}`)
  return (await listLessonCards(lessonId)) ?? []
}
