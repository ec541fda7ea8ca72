import { endpoint, route } from '@/lib/platform/http/endpoint'
import { listMistakesContract } from '@/lib/learning/mistakes/contract'
import { listMistakes } from '@/lib/learning/mistakes/queries'
import { assertPupilPlayer } from '@/lib/learning/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listMistakesContract, async ({ session, query }) =>
    listMistakes(assertPupilPlayer(session), {
      after: query.nakon ?? null,
      lessonId: query.lekcija ?? null,
      testId: query.test ?? null,
    }),
  ),
)
