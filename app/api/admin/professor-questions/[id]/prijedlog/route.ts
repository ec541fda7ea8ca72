import { endpoint, route } from '@/lib/platform/http/endpoint'
import { draftReplyContract } from '@/lib/asking/professor/answering/contract'
import { draftReply } from '@/lib/asking/professor/answering/drafted-reply'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(draftReplyContract, ({ params }) => draftReply(params.id)),
)
