import { z } from 'zod'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { recordParams } from '@/lib/platform/admin/records'
import { CREDENTIAL_LENGTHS } from '@/lib/platform/auth/limits'
import { accessViewSchema } from '@/lib/people/billing/model'
import { contract, successSchema } from '@/lib/platform/http/contract'
import { ADDRESS_RATE_LIMITS } from '@/lib/people/users/limits'
import { FIELD_MESSAGES, existingPasswordSchema } from '../model'

const instant = z.iso.datetime()

export const listPeopleContract = contract('GET /admin/korisnici', {
  access: 'admin',
  summary: 'Roditelji i djeca',
  query: listInputSchema(['name', 'created'], {
    kind: z.enum(['roditelj', 'ucenik']).optional(),
    isBlocked: z.stringbool().optional(),
    isSubscribed: z.stringbool().optional(),
  }),
  returns: pagedSchema(
    z.object({
      _id: z.uuid(),
      kind: z.enum(['roditelj', 'ucenik']),
      name: z.string(),
      /** A parent's e-mail or a child's nickname. */
      signInName: z.string(),
      /** The parent's name. */
      familyName: z.string(),
      isBlocked: z.boolean(),
      subscriptionUntil: instant.nullable(),
      createdAt: instant,
    }),
  ),
})

/** Data of a parent or child that admins see. Contains no secrets. */
const personShape = {
  _id: z.uuid(),
  firstName: z.string(),
  createdAt: instant,
  blockedAt: instant.nullable(),
  /** Open sessions, most recently used first. */
  sessions: z.array(
    z.object({ _id: z.uuid(), since: instant, lastUsedAt: instant, viaParent: z.boolean() }),
  ),
}

const familySchema = z.object({
  parent: z.object({
    ...personShape,
    lastName: z.string(),
    email: z.string(),
    isEmailConfirmed: z.boolean(),
    /** The new e-mail until it is confirmed. */
    pendingEmail: z.string().nullable(),
  }),
  access: accessViewSchema,
  children: z.array(
    z.object({
      ...personShape,
      nickName: z.string(),
      gradeName: z.string(),
      signsInBy: z.enum(['password', 'pictures', 'parent']),
      isOnLeaderboards: z.boolean(),
      showsNickname: z.boolean(),
      learning: z.object({
        xp: z.int(),
        dailyVisits: z.int(),
        /** In the last 30 days. */
        answers: z.int(),
        rightAnswers: z.int(),
        lastAnswerAt: instant.nullable(),
      }),
    }),
  ),
  activations: z.array(
    z.object({
      _id: z.uuid(),
      productName: z.string(),
      /** In euro cents. */
      productPrice: z.int(),
      childName: z.string().nullable(),
      adminEmail: z.string(),
      createdAt: instant,
      undoneAt: instant.nullable(),
      canBeUndone: z.boolean(),
    }),
  ),
})

export const readFamilyContract = contract('GET /admin/korisnici/{id}', {
  access: 'admin',
  summary: 'Obitelj roditelja ili djeteta: prava, sesije i učenje u nekoliko brojki',
  params: recordParams,
  returns: familySchema,
})

export const confirmPersonEmailContract = contract('PUT /admin/korisnici/{id}/email', {
  access: 'admin',
  confirmation: 'fresh',
  summary: 'Potvrđuje email roditelja umjesto poveznice iz poruke',
  params: recordParams,
  /** The pending address the admin saw. */
  body: z.strictObject({ email: z.string().min(1).max(CREDENTIAL_LENGTHS.email) }),
  returns: successSchema,
})

export const setAccountBlockedContract = contract('PUT /admin/korisnici/{id}/blokada', {
  access: 'admin',
  confirmation: 'fresh',
  summary: 'Blokira ili odblokira račun, roditeljev s djecom; blokiranom završavaju sesije',
  params: recordParams,
  body: z.strictObject({ isBlocked: z.boolean() }),
  returns: successSchema,
})

export const endSessionsContract = contract('DELETE /admin/korisnici/{id}/sesije', {
  access: 'admin',
  summary: 'Završava sve sesije računa',
  params: recordParams,
  returns: successSchema,
})

export const mailResetLinkContract = contract('POST /admin/korisnici/{id}/nova-lozinka', {
  access: 'admin',
  summary: 'Šalje poveznicu za novu lozinku, kao kad je korisnik sam zatraži',
  params: recordParams,
  body: z.strictObject({}),
  returns: successSchema,
})

export const eraseUserContract = contract('DELETE /admin/korisnici/{id}', {
  access: 'admin',
  confirmation: 'always',
  summary: 'Zauvijek briše dijete, ili roditelja sa svom djecom',
  params: recordParams,
  returns: successSchema,
})

export const confirmAdminPasswordContract = contract('POST /admin/potvrdi-lozinku', {
  access: 'admin',
  summary: 'Lozinkom potvrđuje sesiju administratora',
  body: z.strictObject({ password: existingPasswordSchema(FIELD_MESSAGES.passwordRequired) }),
  returns: successSchema,
  rateLimit: ADDRESS_RATE_LIMITS.guarded,
})
