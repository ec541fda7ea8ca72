import { endpoint, route } from '@/lib/platform/http/endpoint'
import { findQuestionContract } from '@/lib/asking/search/contract'
import { deleteContract, saveContract } from '@/lib/content/questions/editing/contract'
import { deleteQuestion, saveQuestion } from '@/lib/content/questions/editing/records'
import { findSlugOrQuestion } from '@/lib/asking/search/knowledge/question-by-id-or-slug'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(findQuestionContract, ({ session, params: { id } }) => findSlugOrQuestion(id, session)),
  endpoint(saveContract, ({ params, body, session }) =>
    saveQuestion(session.accountId, body, params.id),
  ),
  endpoint(deleteContract, (asked) => deleteQuestion(asked.session.accountId, asked)),
)
