import { afterAll, beforeEach } from 'vitest'
import { OIDC_PATH } from '@/lib/platform/auth/oidc/path'
import { env } from '@/lib/platform/env'
import {
  CLIENT,
  type ProviderCookies,
  startOidcProvider,
  visitProvider,
} from '@/tests/support/oidc-provider'
import { call } from './call'
import { cookiesOf } from './people'

export const SITE = 'https://skola.example'
export const PROVIDER_NAME = 'AAI@EduHr'

/** Sets the provider of a test file, and resets what the tests did to it. */
export async function startProviderForTests() {
  const provider = await startOidcProvider({
    returnUrl: SITE + OIDC_PATH,
    logoutUrl: `${SITE}/`,
  })
  const before: object = { ...env() }
  const settings = {
    SITE_URL: SITE,
    OIDC_ISSUER: new URL(provider.issuer).href,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: PROVIDER_NAME,
  }
  Object.assign(env(), settings)
  beforeEach(() => {
    Object.assign(provider.state, { subject: 'ana', faults: {} })
  })
  afterAll(async () => {
    for (const name of Object.keys(settings)) Reflect.deleteProperty(env(), name)
    Object.assign(env(), before)
    await provider.stop()
  })
  return provider
}

let addresses = 0

/** A browser with its cookies here and at the provider. */
export class Browser {
  readonly atProvider: ProviderCookies = new Map()
  private readonly cookies = new Map<string, string>()
  private readonly from = `browser ${(addresses += 1)}`

  /** @param cookie of somebody who is signed in */
  constructor(cookie = '') {
    for (const pair of cookie.split('; ').filter(Boolean)) this.keep(pair)
  }

  get cookie(): string {
    return [...this.cookies].map((pair) => pair.join('=')).join('; ')
  }

  /** Status and body of a call. */
  async call(method: string, address: string, body?: unknown) {
    const { from, cookie } = this
    const response = await call(method, address, {
      ...(body !== undefined && { body }),
      cookie,
      from,
    })
    for (const pair of cookiesOf(response).split('; ').filter(Boolean)) this.keep(pair)
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  /** Begins a sign-in and visits the provider. Returns the query with which it leads back. */
  async visit(wanted: object = {}): Promise<string> {
    const begun = await this.call('POST', '/korisnik/vanjska-prijava', {
      audience: 'user',
      ...wanted,
    })
    return this.goTo(begun)
  }

  /** Begins to link an account of the family and visits the provider. */
  async visitToLink(accountId: string): Promise<string> {
    return this.goTo(await this.call('POST', '/korisnik/vanjske-veze', { accountId }))
  }

  finish(query: string) {
    return this.call('POST', '/korisnik/vanjska-prijava/povratak', { query })
  }

  async signIn(wanted: object = {}) {
    return this.finish(await this.visit(wanted))
  }

  async link(accountId: string) {
    return this.finish(await this.visitToLink(accountId))
  }

  async goTo({ status, body }: Awaited<ReturnType<Browser['call']>>): Promise<string> {
    if (status !== 200) throw new Error(JSON.stringify(body))
    return (await visitProvider(String(body.url), this.atProvider)).search
  }

  private keep(pair: string): void {
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    if (value) this.cookies.set(name, value)
    else this.cookies.delete(name)
  }
}
