import 'server-only'
import { isBuildPhase } from '@/lib/platform/cache/build-phase'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { listFunQuizAddresses } from './addresses'
import { findFunQuiz, listFunQuizzes } from './queries'

export async function cachedFunQuizzes() {
  'use cache'
  keepUntilRenewed('content', 'addresses')
  return isBuildPhase() ? [] : listFunQuizzes()
}

/** A fun quiz with its questions, without keys. */
export async function cachedFunQuiz(slug: string) {
  'use cache'
  keepUntilRenewed('content', `quiz:${slug}`)
  return isBuildPhase() ? null : findFunQuiz(slug)
}

export async function cachedFunQuizAddresses() {
  'use cache'
  keepUntilRenewed('content', 'lists')
  return isBuildPhase() ? [] : listFunQuizAddresses()
}
