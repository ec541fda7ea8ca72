import { endpoint, route } from '@/lib/platform/http/endpoint'
import { worksheetContract } from '@/lib/learning/mistakes/contract'
import { makeWorksheet } from '@/lib/learning/mistakes/queries'
import { assertPupilPlayer } from '@/lib/learning/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(worksheetContract, async ({ session }) => makeWorksheet(assertPupilPlayer(session))),
)
