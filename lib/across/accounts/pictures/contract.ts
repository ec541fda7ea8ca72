import { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'
import { USER_LIMITS } from '@/lib/people/users/limits'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { FIELD_MESSAGES, signedInSchema } from '../model'
import { givenPicturesSchema } from './model'

export const signInByPicturesContract = contract('POST /korisnik/prijava-slikama', {
  access: 'public',
  summary: 'Prijava učenika nadimkom i slikama, na uređaju na kojem se prijavio roditelj',
  body: z.strictObject({
    nickName: z.string().trim().min(1, FIELD_MESSAGES.nickNameRequired).max(USER_LIMITS.email),
    pictures: givenPicturesSchema,
  }),
  returns: signedInSchema,
  // Several classes may sign in from one address.
  rateLimit: { points: 300, perSeconds: 60 },
  failure: USER_MESSAGES.signInFailed,
})
