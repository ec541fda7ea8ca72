import { deleteContract, readContract, saveContract } from '@/lib/site/blog/contract'
import { deletePost, readPostRecord, savePost } from '@/lib/site/blog/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readContract, ({ params }) => readPostRecord(params.id)),
  endpoint(saveContract, ({ params, body, session }) =>
    savePost(session.accountId, body, params.id),
  ),
  endpoint(deleteContract, (asked) => deletePost(asked.session.accountId, asked)),
)
