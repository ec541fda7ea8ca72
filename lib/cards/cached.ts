import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { listLessonCards } from './queries'

/** The cards that everyone turns; kept until content changes. */
export async function cachedFreeCards(lessonId: string) {
  'use cache'
  cacheLife('max')
  cacheTag('content')
  return (await listLessonCards(lessonId)) ?? []
}
