import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { worksheetContract } from '@/lib/learning/mistake-list/contract'
import { makeWorksheet } from '@/lib/learning/mistake-list/worksheet'
import { playerOf } from '@/lib/learning/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(worksheetContract, async ({ session }) =>
    makeWorksheet(session.accountId, playerOf(session)),
  ),
)
