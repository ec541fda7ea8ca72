import 'server-only'
import { isBuildPhase } from '@/lib/platform/cache/build-phase'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { findQuestionPage } from './queries'

/** The page of a question, by number. */
export async function cachedKnowledgePage(number: number) {
  'use cache'
  keepUntilRenewed('content', 'navigation')
  const page = isBuildPhase() ? null : await findQuestionPage(number)
  if (!page) {
    keepUntilRenewed('lists', 'addresses')
    return null
  }
  const { question, lesson, next } = page
  keepUntilRenewed(`question:${question._id}`)
  if (lesson) {
    const { _id, literatureSlug: book } = lesson
    keepUntilRenewed(`lesson:${_id}`, `names:${book}`, `order:${book}`)
  }
  if (next) keepUntilRenewed(`lesson:${next._id}`, `title:${next._id}`)
  return page
}
