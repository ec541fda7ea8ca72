import { CONTENT_MESSAGES } from '@/lib/content/curriculum/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { HttpError } from '@/lib/platform/http/errors'
import { lessonCardsContract } from '@/lib/learning/cards/contract'
import { listLessonCards } from '@/lib/learning/cards/queries'
import { playerOf } from '@/lib/learning/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(lessonCardsContract, async ({ session, params }) => {
    const cards = await listLessonCards(params.id, playerOf(session))
    if (!cards) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
    return cards
  }),
)
