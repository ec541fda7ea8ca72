import 'server-only'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { listLessonCards } from './queries'

/**
 * The cards of a lesson that are open to guests, cached until the lesson changes: the first eight,
 * or all of a free lesson.
 */
export async function cachedGuestCards(lessonId: string) {
  'use cache'
  keepUntilRenewed('content', 'navigation', `lesson:${lessonId}`)
  return (await listLessonCards(lessonId)) ?? []
}
