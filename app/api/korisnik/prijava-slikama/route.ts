import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { signInByPicturesContract } from '@/lib/users/pictures/contract'
import { signInByPictures } from '@/lib/users/pictures/sign-in'
import { answerWithSession } from '@/lib/users/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(signInByPicturesContract, async ({ body, ...exchange }) =>
    answerWithSession(await signInByPictures(body, exchange.request), exchange),
  ),
)
