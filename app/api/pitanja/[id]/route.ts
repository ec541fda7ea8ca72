import { endpoint, route } from '@/lib/http/endpoint'
import { findQuestionContract } from '@/lib/search/contract'
import { deleteContract, saveContract } from '@/lib/questions/editing/contract'
import { deleteQuestion, saveQuestion } from '@/lib/questions/editing/records'
import { findNamedQuestion } from '@/lib/search/knowledge/named-question'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(findQuestionContract, ({ session, params: { id } }) => findNamedQuestion(id, session)),
  endpoint(saveContract, ({ params, body, session }) =>
    saveQuestion(session.accountId, body, params.id),
  ),
  endpoint(deleteContract, (asked) => deleteQuestion(asked.session.accountId, asked)),
)
