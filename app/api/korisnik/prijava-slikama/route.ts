import { endpoint, route } from '@/lib/http/endpoint'
import { signInByPicturesContract } from '@/lib/accounts/pictures/contract'
import { signInByPictures } from '@/lib/accounts/pictures/sign-in'
import { answerWithSession } from '@/lib/accounts/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(signInByPicturesContract, async ({ body, ...exchange }) =>
    answerWithSession(await signInByPictures(body, exchange.request), exchange),
  ),
)
