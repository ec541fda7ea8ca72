import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { needsSecureCookies, readCookie, toClearedCookie, toSetCookie } from '../cookies'
import { sharedLimit } from '../shared-limit'
import { OIDC_LIMITS } from './limits'
import { seal, unseal } from './seal'

/** Keeps what belongs to one visit of the provider in the browser that began it. */
export const FLOW_COOKIE = 'iskra_oidc_flow'
/** Only API calls need it. */
const PATH = '/api'

const audienceSchema = z.enum(['user', 'admin'])

const purposeSchema = z.discriminatedUnion('kind', [
  /** `path` is the page to open afterwards. */
  z.object({ kind: z.literal('sign-in'), audience: audienceSchema, path: z.string() }),
  /** Links the account; `sessionId` is the confirmed session that asked for it. */
  z.object({
    kind: z.literal('link'),
    audience: audienceSchema,
    accountId: z.uuid(),
    sessionId: z.uuid(),
    path: z.string(),
  }),
])

/** What the user wants at the provider. */
export type FlowPurpose = z.output<typeof purposeSchema>

const secretsSchema = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() })

/** Random values that tie the provider's answer to this visit and this browser. */
export type FlowSecrets = z.output<typeof secretsSchema>

const flowSchema = z.object({ secrets: secretsSchema, purpose: purposeSchema })

export type Flow = z.output<typeof flowSchema>

type Exchange = { request: Request; headers: Headers }

const random = () => randomBytes(32).toString('base64url')

/** Begins a visit of the provider: makes its secrets and keeps them in the browser, encrypted. */
export async function beginFlow(purpose: FlowPurpose, exchange: Exchange): Promise<FlowSecrets> {
  const secrets = { state: random(), nonce: random(), codeVerifier: random() }
  const expiresAt = new Date(Date.now() + OIDC_LIMITS.flowSeconds * 1_000)
  const sealed = await seal('oidc-flow', { secrets, purpose }, expiresAt)
  const isSecure = needsSecureCookies(exchange.request.headers.get('host'))
  const cookie = toSetCookie(FLOW_COOKIE, sealed, { expiresAt, isSecure, path: PATH })
  exchange.headers.append('set-cookie', cookie)
  return secrets
}

/** One use of each visit, on all instances. */
const uses = sharedLimit('oidc-flow', { points: 1, perSeconds: OIDC_LIMITS.flowSeconds })

/**
 * Takes the visit that an answer of the provider belongs to. Null if this browser has not begun it,
 * or it has expired or been taken before. An answer to another visit leaves the browser's own.
 */
export async function takeFlow(state: string | null, exchange: Exchange): Promise<Flow | null> {
  const kept = readCookie(exchange.request.headers.get('cookie'), FLOW_COOKIE)
  const { data: flow } = flowSchema.safeParse(await unseal('oidc-flow', kept))
  if (!flow || state !== flow.secrets.state) return null
  const isSecure = needsSecureCookies(exchange.request.headers.get('host'))
  exchange.headers.append('set-cookie', toClearedCookie(FLOW_COOKIE, isSecure, PATH))
  return (await uses.take(state)) === null ? flow : null
}
