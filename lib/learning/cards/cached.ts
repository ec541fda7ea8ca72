import 'server-only'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { listLessonCards } from './queries'

/** The free cards of a lesson, cached until the lesson changes. */
export async function cachedFreeCards(lessonId: string) {
  'use cache'
  keepUntilRenewed('content', 'navigation', `lesson:${lessonId}`)
  return (await listLessonCards(lessonId)) ?? []
}
