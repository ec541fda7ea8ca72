import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { findLesson, listCheckQuestions, toPrompt } from './queries'

/** The open questions of a lesson, without keys, and how they are asked; kept until content changes. */
export async function cachedCheck(lessonId: string) {
  'use cache'
  cacheLife('max')
  cacheTag('content')
  const questions = await listCheckQuestions(lessonId)
  const lesson = await findLesson(lessonId)
  return { prompts: questions.map(toPrompt), isSpoken: lesson?.isSpoken ?? false }
}
