import 'server-only'
import type { Session } from '@/lib/platform/auth/model'
import { slugSchema } from '@/lib/content/curriculum/model'
import { isSecretFrom } from '@/lib/learning/exams/secret-question'
import { HttpError } from '@/lib/platform/http/errors'
import { isId } from '@/lib/platform/is-id'
import { QUESTION_MESSAGES } from '@/lib/content/questions/contract'
import { findPlacedQuestion, findQuestionSlug } from '@/lib/content/questions/queries'
import { questionNumber } from '@/lib/content/questions/question-slug'

/**
 * The address of the question with this id, or the question at this address without its key.
 * @throws HttpError 404 for an unknown name, or while the family has it in an open test
 */
export async function findSlugOrQuestion(name: string, session: Session | null) {
  const isSlug = slugSchema.safeParse(name).success
  const found = isId(name)
    ? await findQuestionSlug(name)
    : isSlug && (await findPlacedQuestion(name))
  if (!found || (session && (await isSecret(found, session)))) {
    throw new HttpError(404, QUESTION_MESSAGES.notFound)
  }
  return found
}

async function isSecret({ slug }: { slug: string }, { accountId }: Session): Promise<boolean> {
  const number = questionNumber(slug)
  return number !== null && isSecretFrom(accountId, number)
}
