import 'server-only'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { toPlayerQuestions, findQuizQuestions } from './play'

/** The quiz questions open to guests, without keys, cached until the lesson changes. */
export async function cachedGuestQuestions(lessonId: string) {
  'use cache'
  keepUntilRenewed('content', 'navigation', `lesson:${lessonId}`)
  return toPlayerQuestions(lessonId, (await findQuizQuestions(lessonId)) ?? [])
}

/** The same questions without hints, for the classroom screen. */
export async function cachedClassQuestions(lessonId: string) {
  const questions = await cachedGuestQuestions(lessonId)
  return questions.map(({ hints: _, ...question }) => question)
}
