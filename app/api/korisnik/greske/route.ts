import { endpoint, route } from '@/lib/http/endpoint'
import { listMistakesContract } from '@/lib/mistakes/contract'
import { listMistakes } from '@/lib/mistakes/queries'
import { pupilOf } from '@/lib/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listMistakesContract, async ({ session, query }) =>
    listMistakes(pupilOf(session), { after: query.nakon ?? null, lessonId: query.lekcija ?? null }),
  ),
)
