import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { listMistakesContract } from '@/lib/learning/mistake-list/contract'
import { listMistakes } from '@/lib/learning/mistake-list/queries'
import { playerOf } from '@/lib/learning/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listMistakesContract, async ({ session, query }) =>
    listMistakes(session.accountId, playerOf(session), { after: query.nakon ?? null }),
  ),
)
