import { z } from 'zod'
import { contract, successSchema } from '@/lib/platform/http/contract'
import { ADDRESS_RATE_LIMITS } from '@/lib/people/users/limits'
import { OIDC_RATE_LIMIT } from './limits'

/** The provider's page, to which the browser goes. */
const visitSchema = z.object({ url: z.url() })

const linkSchema = z.object({ accountId: z.uuid(), since: z.iso.datetime() })

export const beginOidcSignInContract = contract('POST /korisnik/vanjska-prijava', {
  access: 'public',
  summary: 'Počinje prijavu kod vanjskoga pružatelja prijave (OpenID Connect)',
  body: z.strictObject({
    audience: z.enum(['user', 'admin']),
    /** The page that required the sign-in. */
    returnPath: z.string().max(2_000).optional(),
  }),
  returns: visitSchema,
  rateLimit: OIDC_RATE_LIMIT,
})

export const finishOidcVisitContract = contract('POST /korisnik/vanjska-prijava/povratak', {
  access: 'public',
  summary: 'Završava prijavu ili povezivanje nakon povratka od vanjskoga pružatelja prijave',
  body: z.strictObject({
    /** The query of the address to which the provider sent the browser. */
    query: z.string().max(4_000),
  }),
  returns: z.object({
    kind: z.enum(['sign-in', 'link']),
    audience: z.enum(['user', 'admin']),
    /** The page to open next. */
    path: z.string(),
    /** Set after an admin's sign-in. */
    adminEmail: z.string().optional(),
  }),
  rateLimit: OIDC_RATE_LIMIT,
})

export const listOidcLinksContract = contract('GET /korisnik/vanjske-veze', {
  access: 'parent',
  summary: 'Povezani računi roditelja i djece kod vanjskoga pružatelja prijave',
  returns: z.object({ links: z.array(linkSchema) }),
})

export const beginOidcLinkContract = contract('POST /korisnik/vanjske-veze', {
  access: 'parent',
  confirmation: 'fresh',
  summary: 'Počinje povezivanje roditelja ili djeteta s računom kod vanjskoga pružatelja prijave',
  body: z.strictObject({ accountId: z.uuid() }),
  returns: visitSchema,
  rateLimit: ADDRESS_RATE_LIMITS.familyForm,
})

export const removeOidcLinkContract = contract('DELETE /korisnik/vanjske-veze/{id}', {
  access: 'parent',
  confirmation: 'fresh',
  summary: 'Prekida vezu roditelja ili djeteta; njihove ostale sesije završavaju',
  params: z.object({ id: z.uuid() }),
  returns: successSchema,
})

export const findAdminOidcLinkContract = contract('GET /admin/vanjska-veza', {
  access: 'admin',
  summary: 'Veza administratora s računom kod vanjskoga pružatelja prijave',
  returns: z.object({ link: linkSchema.nullable() }),
})

export const beginAdminOidcLinkContract = contract('POST /admin/vanjska-veza', {
  access: 'admin',
  confirmation: 'fresh',
  summary: 'Počinje povezivanje administratora s računom kod vanjskoga pružatelja prijave',
  body: z.strictObject({}),
  returns: visitSchema,
})

export const removeAdminOidcLinkContract = contract('DELETE /admin/vanjska-veza', {
  access: 'admin',
  confirmation: 'fresh',
  summary: 'Prekida vezu administratora; njegove ostale sesije završavaju',
  returns: successSchema,
})
