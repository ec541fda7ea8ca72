import 'server-only'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { asPlayed, findQuiz } from './play'

/** The questions a guest plays, without keys; kept until it changes. */
export async function cachedQuizQuestions(lessonId: string) {
  'use cache'
  keepUntilRenewed('content', 'navigation', `lesson:${lessonId}`)
  return asPlayed((await findQuiz(lessonId)) ?? [])
}
