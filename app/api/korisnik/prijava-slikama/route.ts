import { endpoint, route } from '@/lib/platform/http/endpoint'
import { signInByPicturesContract } from '@/lib/across/accounts/pictures/contract'
import { signInByPictures } from '@/lib/across/accounts/pictures/sign-in'
import { answerWithSession } from '@/lib/across/accounts/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(signInByPicturesContract, async ({ body, ...exchange }) =>
    answerWithSession(await signInByPictures(body, exchange.request), exchange),
  ),
)
