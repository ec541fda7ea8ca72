import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { listCheckQuestions, toPrompt } from './queries'

/** The open questions of a lesson, without keys; kept until content changes. */
export async function cachedCheckPrompts(lessonId: string) {
  'use cache'
  cacheLife('max')
  cacheTag('content')
  return (await listCheckQuestions(lessonId)).map(toPrompt)
}
