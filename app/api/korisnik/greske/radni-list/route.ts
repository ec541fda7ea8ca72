import { endpoint, route } from '@/lib/http/endpoint'
import { worksheetContract } from '@/lib/mistakes/contract'
import { makeWorksheet } from '@/lib/mistakes/queries'
import { pupilOf } from '@/lib/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(worksheetContract, async ({ session }) => makeWorksheet(pupilOf(session))),
)
