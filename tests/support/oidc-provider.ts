import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  decodeJwt,
  exportJWK,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWTPayload,
} from 'jose'
import Provider from 'oidc-provider'
import { startHttpServer } from './start-http-server'

type Site = { returnUrl: string; logoutUrl: string }

const KEY_ID = 'test'

const newKeys = async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const common = { kid: KEY_ID, alg: 'RS256', use: 'sig' }
  return {
    privateKey,
    jwk: { ...(await exportJWK(privateKey)), ...common },
    publicJwk: { ...(await exportJWK(publicKey)), ...common },
  }
}

/** A signed token; `key` is that of the provider unless a test forges it. */
const signed = (claims: JWTPayload, key: CryptoKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(key)

/** What a test does to the provider's answers. */
type Faults = {
  /** Changes the claims of ID tokens, which are then signed again. */
  claims?: (claims: JWTPayload) => JWTPayload
  /** Signs ID tokens with a key that the provider doesn't publish. */
  isForged?: boolean
  /** Replaces ID tokens. */
  token?: (idToken: string) => string
  /** Responds to everything with this. */
  instead?: (request: IncomingMessage, response: ServerResponse) => void
}

/** An OpenID provider on this machine, at which whoever comes signs in as `subject`. */
export async function startOidcProvider({ returnUrl, logoutUrl }: Site) {
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined
  const { endpoint: issuer, stop } = await startHttpServer((request, response) => {
    if (state.faults.instead) return state.faults.instead(request, response)
    void handle(request, response)
  })
  const [own, other] = await Promise.all([newKeys(), newKeys()])
  const state = {
    /** Who signs in; null cancels. */
    subject: 'ana' as string | null,
    faults: {} as Faults,
    /** The latest requests, without their queries. */
    requests: [] as string[],
  }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [returnUrl],
        post_logout_redirect_uris: [logoutUrl],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [own.jwk] },
    cookies: { keys: ['a key for tests'] },
    features: {
      devInteractions: { enabled: false },
      // The package's own page loads a font from Google.
      rpInitiatedLogout: {
        logoutSource: (context: Page, form: string) => {
          const button = '<button form="op.logoutForm" name="logout" value="yes">Odjavi me</button>'
          context.body = `<!doctype html><title>Odjava</title>${form}${button}`
        },
      },
    },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => ({ sub }) }),
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    // Nobody is asked whether the site may know the account.
    loadExistingGrant: async ({ oidc }: { oidc: Grantee }) => {
      const ids = { accountId: oidc.session?.accountId, clientId: oidc.client?.clientId }
      const grant = new provider.Grant(ids)
      grant.addOIDCScope('openid')
      await grant.save()
      return grant
    },
  })
  provider.use(async (context, next) => {
    await next()
    const { claims, isForged, token } = state.faults
    const { id_token: idToken } = context.body ?? {}
    if (context.oidc?.route !== 'token' || typeof idToken !== 'string') return
    const key = isForged ? other.privateKey : own.privateKey
    const changed = claims?.(decodeJwt(idToken)) ?? decodeJwt(idToken)
    const again = claims || isForged ? await signed(changed, key) : idToken
    context.body = { ...context.body, id_token: token?.(again) ?? again }
  })
  const answer = provider.callback()
  handle = (request, response) => {
    const { url = '' } = request
    state.requests.push(url.split('?')[0] ?? '')
    if (!url.startsWith('/interaction/')) return answer(request, response)
    const { subject } = state
    const result = subject ? { login: { accountId: subject } } : { error: 'access_denied' }
    return provider.interactionFinished(request, response, result)
  }
  return { issuer, state, stop }
}

type Page = { body: unknown }
type Grantee = { session?: { accountId: string }; client?: { clientId: string } }

/** This site at the provider. */
export const CLIENT = { id: 'iskra', secret: 'a secret of the client' } as const

/** A browser's cookies at the provider. */
export type ProviderCookies = Map<string, string>

/**
 * Goes to an address of the provider and follows its redirects, and forms that submit themselves,
 * until it sends the browser away. Returns the address to which it does.
 */
export async function visitProvider(start: string, cookies: ProviderCookies): Promise<URL> {
  const { origin } = new URL(start)
  let next: Step = { address: new URL(start) }
  for (let step = 0; step < 10; step += 1) {
    const { address, form } = next
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: form }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const location = response.headers.get('location')
    next = location ? { address: new URL(location, address) } : formIn(await response.text())
    if (next.address.origin !== origin) return next.address
  }
  throw new Error('The provider redirects for ever.')
}

type Step = { address: URL; form?: URLSearchParams }

/** The form of a page. */
function formIn(page: string): Step {
  const [, action] = /<form method="post" action="([^"]+)"/.exec(page) ?? []
  if (!action) throw new Error(`The provider shows a page:\n${page}`)
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)]
  const form = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]))
  return { address: new URL(action), form }
}
