import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { asPlayed, findQuiz } from './play'

/** The questions a guest plays, without keys; kept until content changes. */
export async function cachedQuizQuestions(lessonId: string) {
  'use cache'
  cacheLife('max')
  cacheTag('content')
  return asPlayed((await findQuiz(lessonId)) ?? [])
}
