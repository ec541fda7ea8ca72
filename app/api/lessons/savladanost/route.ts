import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { masteryContract } from '@/lib/mastery/contract'
import { findMastery } from '@/lib/mastery/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(masteryContract, ({ session, body }) => findMastery(session.accountId, body.lessonIds)),
)
