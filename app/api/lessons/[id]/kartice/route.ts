import { CONTENT_MESSAGES } from '@/lib/content/contract'
import { endpoint, route } from '@/lib/http/endpoint'
import { HttpError } from '@/lib/http/errors'
import { lessonCardsContract } from '@/lib/cards/contract'
import { listLessonCards } from '@/lib/cards/queries'
import { playerOf } from '@/lib/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(lessonCardsContract, async ({ session, params }) => {
    const cards = await listLessonCards(params.id, playerOf(session))
    if (!cards) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
    return cards
  }),
)
