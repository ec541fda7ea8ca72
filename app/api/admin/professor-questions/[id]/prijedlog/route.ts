import { endpoint, route } from '@/lib/http/endpoint'
import { draftReplyContract } from '@/lib/professor/answering/contract'
import { draftReply } from '@/lib/professor/answering/drafted-reply'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(draftReplyContract, ({ params }) => draftReply(params.id)),
)
