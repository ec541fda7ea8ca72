import { z } from 'zod'
import { AUTH_LIMITS } from '@/lib/platform/auth/limits'
import { contract, done } from '@/lib/platform/http/contract'
import { adminSessionSchema } from './model'
import { AT } from './calls'

export const ADMIN_MESSAGES = {
  /** Specification, section 8. */
  wrongCredentials: 'Neispravni korisnički podaci',
} as const

export const loginContract = contract(AT.login, {
  access: 'public',
  summary: 'Prijava administratora',
  body: z.strictObject({
    email: z.string().max(AUTH_LIMITS.email),
    password: z.string().max(AUTH_LIMITS.passwordMax),
  }),
  returns: adminSessionSchema,
  rateLimit: { points: 60, perSeconds: 60 },
})

export const logoutContract = contract(AT.logout, {
  access: 'public',
  summary: 'Završava sesiju administratora',
  returns: done,
})

export const meContract = contract(AT.me, {
  access: 'admin',
  summary: 'Prijavljeni administrator',
  returns: adminSessionSchema,
})
