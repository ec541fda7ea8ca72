import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { isBuildPhase } from '@/lib/cache/build-phase'
import { listFunQuizAddresses } from './addresses'
import { findFunQuiz, listFunQuizzes } from './queries'

/** What public pages read: kept until content changes (tag `content`). */
function keepUntilContentChanges() {
  cacheLife('max')
  cacheTag('content')
}

export async function cachedFunQuizzes() {
  'use cache'
  keepUntilContentChanges()
  return isBuildPhase() ? [] : listFunQuizzes()
}

/** A quiz with its questions, without keys. */
export async function cachedFunQuiz(slug: string) {
  'use cache'
  keepUntilContentChanges()
  return isBuildPhase() ? null : findFunQuiz(slug)
}

export async function cachedFunQuizAddresses() {
  'use cache'
  keepUntilContentChanges()
  return isBuildPhase() ? [] : listFunQuizAddresses()
}
