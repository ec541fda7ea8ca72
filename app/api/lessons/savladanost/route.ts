import { endpoint, route } from '@/lib/platform/http/endpoint'
import { masteryContract } from '@/lib/learning/mastery/contract'
import { findMastery } from '@/lib/learning/mastery/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(masteryContract, ({ session, body }) => findMastery(session.accountId, body.lessonIds)),
)
