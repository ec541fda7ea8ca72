import { slugSchema } from '@/lib/content/model'
import { isId } from '@/lib/is-id'
import { endpoint, route } from '@/lib/http/endpoint'
import { HttpError } from '@/lib/http/errors'
import { findQuestionContract, QUESTION_MESSAGES } from '@/lib/questions/contract'
import { deleteContract, saveContract } from '@/lib/questions/editing/contract'
import { deleteQuestion, saveQuestion } from '@/lib/questions/editing/records'
import { findPlacedQuestion, findQuestionSlug } from '@/lib/questions/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(findQuestionContract, async ({ params: { id } }) => {
    const isSlug = slugSchema.safeParse(id).success
    const found = isId(id) ? await findQuestionSlug(id) : isSlug && (await findPlacedQuestion(id))
    if (!found) throw new HttpError(404, QUESTION_MESSAGES.notFound)
    return found
  }),
  endpoint(saveContract, ({ params, body, session }) =>
    saveQuestion(session.accountId, body, params.id),
  ),
  endpoint(deleteContract, (asked) => deleteQuestion(asked.session.accountId, asked)),
)
