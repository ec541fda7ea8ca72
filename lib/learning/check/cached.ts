import 'server-only'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { findCheckLesson, listCheckQuestions, toPrompts } from './queries'

/**
 * The open questions of a lesson, without keys, and whether the check is spoken, cached until the
 * lesson changes.
 */
export async function cachedCheck(lessonId: string) {
  'use cache'
  keepUntilRenewed('content', 'navigation', `lesson:${lessonId}`)
  const questions = await listCheckQuestions(lessonId)
  const lesson = await findCheckLesson(lessonId)
  return { prompts: await toPrompts(questions), isSpoken: lesson?.isSpoken ?? false }
}
