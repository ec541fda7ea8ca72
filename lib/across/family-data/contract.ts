import { z } from 'zod'
import { contract, successSchema, fileAnswerSchema } from '@/lib/platform/http/contract'
import { FIELD_MESSAGES as M, existingPasswordSchema } from '@/lib/across/accounts/model'

export const exportFamilyContract = contract('GET /korisnik/izvoz', {
  access: 'parent',
  confirmation: 'fresh',
  summary: 'Datoteka sa svim podacima obitelji, u obliku JSON ili XLSX',
  query: z.object({ format: z.enum(['json', 'xlsx']).default('json'), _t: z.string().optional() }),
  returns: fileAnswerSchema,
  rateLimit: { points: 20, perSeconds: 300 },
})

/** For parents who never got the erasure's response: an ended session may have other reasons. */
export const readErasureStatusContract = contract('GET /korisnik/brisanje', {
  access: 'public',
  summary: 'Govori je li račun, na koji glasi prijava, već obrisan',
  returns: z.object({ isErased: z.boolean() }),
})

export const eraseFamilyContract = contract('POST /korisnik/brisanje', {
  access: 'parent',
  summary: 'Odmah i zauvijek briše roditelja, djecu i sve njihove podatke',
  body: z.strictObject({
    parentId: z.uuid(),
    password: existingPasswordSchema(M.passwordRequired),
    /** The second confirmation. */
    isSure: z.literal(true),
  }),
  returns: successSchema,
})
