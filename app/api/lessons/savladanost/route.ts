import { endpoint, route } from '@/lib/http/endpoint'
import { masteryContract } from '@/lib/mastery/contract'
import { findMastery } from '@/lib/mastery/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(masteryContract, ({ session, body }) => findMastery(session.accountId, body.lessonIds)),
)
