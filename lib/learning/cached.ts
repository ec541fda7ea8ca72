import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { listQuizQuestions } from './quiz'

/** The questions a guest plays, without keys; kept until content changes. */
export async function cachedQuizQuestions(lessonId: string) {
  'use cache'
  cacheLife('max')
  cacheTag('content')
  return (await listQuizQuestions(lessonId)) ?? []
}
