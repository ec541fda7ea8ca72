import { z } from 'zod'
import { CREDENTIAL_LENGTHS } from '@/lib/platform/auth/limits'
import { signedOutSchema } from '@/lib/platform/auth/signed-out'
import { contract } from '@/lib/platform/http/contract'
import { adminSessionSchema } from './model'

export const ADMIN_MESSAGES = {
  /** Text of rule 4.18. */
  wrongCredentials: 'Neispravni korisnički podaci',
} as const

export const adminSignInContract = contract('POST /admin/login', {
  access: 'public',
  summary: 'Prijava administratora',
  body: z.strictObject({
    email: z.string().max(CREDENTIAL_LENGTHS.email),
    password: z.string().max(CREDENTIAL_LENGTHS.passwordMax),
  }),
  returns: adminSessionSchema,
  rateLimit: { points: 60, perSeconds: 60 },
})

export const adminSignOutContract = contract('GET /admin/logout', {
  access: 'public',
  summary: 'Završava sesiju administratora',
  returns: signedOutSchema,
})

export const adminMeContract = contract('GET /admin/me', {
  access: 'admin',
  summary: 'Prijavljeni administrator',
  returns: adminSessionSchema,
})
