import { z } from 'zod'
import { AUTH_LIMITS } from '@/lib/auth/limits'
import { contract } from '@/lib/http/contract'
import { adminSchema } from './model'
import { AT } from './calls'

export const ADMIN_MESSAGES = {
  /** Specification, section 8. */
  wrongCredentials: 'Neispravni korisnički podaci',
} as const

export const adminLoginContract = contract('POST /admin/login', {
  access: 'public',
  summary: 'Prijava administratora',
  body: z.strictObject({
    email: z.string().max(AUTH_LIMITS.email),
    password: z.string().max(AUTH_LIMITS.passwordMax),
  }),
  returns: z.object({
    admin: adminSchema,
    /** The readable, unsigned claims; the session itself travels only in the cookie. */
    token: z.string(),
  }),
  rateLimit: { points: 60, perSeconds: 60 },
})

export const adminLogoutContract = contract(AT.adminLogout, {
  access: 'public',
  summary: 'Završava sesiju administratora',
  returns: z.object({ success: z.boolean() }),
})

export const adminMeContract = contract('GET /admin/me', {
  access: 'admin',
  summary: 'Prijavljeni administrator',
  returns: z.object({ admin: adminSchema }),
})
