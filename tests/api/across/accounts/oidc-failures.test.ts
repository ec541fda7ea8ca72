import { decodeJwt } from 'jose'
import { describe, expect, test, vi } from 'vitest'
import { FLOW_COOKIE } from '@/lib/platform/auth/oidc/flow'
import { env } from '@/lib/platform/env'
import { Browser, PROVIDER_NAME, startProviderForTests } from '../../support/oidc'
import { newFamily, newParent } from '../../support/people'

const { state } = await startProviderForTests()

const parent = await newParent()
expect((await new Browser(parent.cookie).link(parent.user._id)).status).toBe(200)

const way = { title: 'Prijava lozinkom', path: '/prijava?povratak=%2Fprofil' }
const INVALID = {
  status: 400,
  body: {
    message: `Odgovor usluge ${PROVIDER_NAME} nije ispravan. Treba pokušati ponovno, a ako i dalje ne ide, javiti se podršci Iskre.`,
    way,
  },
}
const SPENT = {
  status: 400,
  body: {
    message:
      'Ova prijava više ne vrijedi: istekla je, već je iskorištena ili je započeta u drugom pregledniku. Treba početi ispočetka.',
  },
}
const UNAVAILABLE = {
  status: 503,
  body: {
    message: `Prijava uslugom ${PROVIDER_NAME} trenutačno ne radi. Novi je pokušaj moguć malo kasnije, a prijava lozinkom radi i dalje.`,
    way,
  },
}

const seconds = () => Math.floor(Date.now() / 1_000)
const hasSession = ({ cookie }: Browser) => /iskra_(?:user|admin)_token/.test(cookie)

async function expectRefused(
  browser: Browser,
  query: string,
  refusal: { status: number; body: object },
) {
  expect(await browser.finish(query)).toEqual(refusal)
  expect(hasSession(browser)).toBe(false)
}

test('without a fault the parent is signed in', async () => {
  const browser = new Browser()
  expect((await browser.signIn()).status).toBe(200)
  expect(hasSession(browser)).toBe(true)
})

describe('an ID token is refused', () => {
  const unsigned = (token: string) => {
    const header = Buffer.from('{"alg":"none"}').toString('base64url')
    return `${header}.${token.split('.')[1]}.`
  }

  const withOtherSubject = (token: string) => {
    const [header, , signature] = token.split('.')
    const claims = JSON.stringify({ ...decodeJwt(token), sub: 'another' })
    return [header, Buffer.from(claims).toString('base64url'), signature].join('.')
  }

  test.each<[string, typeof state.faults]>([
    ['signed with another key', { isForged: true }],
    ['without a signature', { token: unsigned }],
    ['whose claims were changed', { token: withOtherSubject }],
    ['that is none', { token: () => 'a.b.c' }],
    ['of another issuer', { claims: (one) => ({ ...one, iss: 'https://evil.example' }) }],
    ['for another site', { claims: (one) => ({ ...one, aud: 'another' }) }],
    [
      'for several sites, of which another one asked',
      { claims: (one) => ({ ...one, aud: ['iskra', 'another'], azp: 'another' }) },
    ],
    ['with another nonce', { claims: (one) => ({ ...one, nonce: 'another' }) }],
    ['without a nonce', { claims: ({ nonce: _, ...one }) => one }],
    ['without a subject', { claims: ({ sub: _, ...one }) => one }],
    ['with a subject that is too long', { claims: (one) => ({ ...one, sub: 'a'.repeat(256) }) }],
    [
      'that expired more than a minute ago',
      { claims: (one) => ({ ...one, iat: seconds() - 200, exp: seconds() - 65 }) },
    ],
    [
      'that becomes valid in more than a minute',
      { claims: (one) => ({ ...one, nbf: seconds() + 90, exp: seconds() + 200 }) },
    ],
  ])('%s', async (_, faults) => {
    const browser = new Browser()
    const query = await browser.visit()
    state.faults = faults
    await expectRefused(browser, query, INVALID)
  })
})

test('clocks may differ by a minute', async () => {
  const browser = new Browser()
  const query = await browser.visit()
  state.faults = { claims: (one) => ({ ...one, iat: seconds() - 200, exp: seconds() - 50 }) }
  expect((await browser.finish(query)).status).toBe(200)
})

describe('an answer of the provider is refused', () => {
  test('the second time, also by a copy of the browser', async () => {
    const browser = new Browser()
    const query = await browser.visit()
    const copy = new Browser(browser.cookie)
    expect((await browser.finish(query)).status).toBe(200)
    await expectRefused(copy, query, SPENT)
    expect(await browser.finish(query)).toEqual(SPENT)
  })

  test('at once with itself: one of both signs in', async () => {
    const browser = new Browser()
    const query = await browser.visit()
    const copies = [new Browser(browser.cookie), new Browser(browser.cookie)]
    const answers = await Promise.all(copies.map((one) => one.finish(query)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('in a browser that did not begin it, which protects against signing in as somebody else', async () => {
    const query = await new Browser().visit()
    await expectRefused(new Browser(), query, SPENT)
    const other = new Browser()
    const own = await other.visit()
    await expectRefused(other, query, SPENT)
    // The other browser's own visit goes on.
    expect((await other.finish(own)).status).toBe(200)
  })

  test.each(['', '?code=a', '?state=a&code=b', '?error=access_denied'])('„%s”', async (query) => {
    const browser = new Browser()
    await browser.visit()
    await expectRefused(browser, query, SPENT)
  })

  test('when its cookie was changed', async () => {
    const browser = new Browser()
    const query = await browser.visit()
    const changed = new Browser(browser.cookie.slice(0, -3) + 'aaa')
    await expectRefused(changed, query, SPENT)
    expect(changed.cookie).toContain(FLOW_COOKIE)
  })

  test('after ten minutes', async () => {
    const browser = new Browser()
    const query = await browser.visit()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    try {
      await expectRefused(browser, query, SPENT)
    } finally {
      vi.useRealTimers()
    }
  })

  test('with a code of another visit', async () => {
    const [browser, other] = [new Browser(), new Browser()]
    const [own, foreign] = [await browser.visit(), await other.visit()]
    const mixed = new URLSearchParams(own)
    mixed.set('code', new URLSearchParams(foreign).get('code') ?? '')
    await expectRefused(browser, `?${mixed}`, INVALID)
  })

  test('of another provider', async () => {
    const browser = new Browser()
    const query = new URLSearchParams(await browser.visit())
    query.set('iss', 'https://evil.example')
    await expectRefused(browser, `?${query}`, INVALID)
  })

  test('when the user cancelled', async () => {
    state.subject = null
    const browser = new Browser()
    await expectRefused(browser, await browser.visit(), {
      status: 400,
      body: { message: `Prijava uslugom ${PROVIDER_NAME} je prekinuta.`, way },
    })
  })
})

describe('the provider is unavailable', () => {
  test.each<[string, typeof state.faults.instead]>([
    ['fails', (_, response) => void response.writeHead(500).end('{}')],
    ['answers in HTML', (_, response) => void response.end('<p>')],
    ['redirects', (_, response) => void response.writeHead(302, { location: '/' }).end()],
    ['hangs up', (request) => void request.socket.destroy()],
    [
      'sends more than it may',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(`"${'a'.repeat(300_000)}"`)
      },
    ],
  ])('when it %s instead of a token', async (_, instead) => {
    const browser = new Browser()
    const query = await browser.visit()
    state.faults = instead ? { instead } : {}
    await expectRefused(browser, query, UNAVAILABLE)
  })

  test('when the site’s secret is wrong', async () => {
    const { OIDC_CLIENT_SECRET: secret, OIDC_CLIENT_ID: id } = env()
    const browser = new Browser()
    const query = await browser.visit()
    // Another client, so that the provider's description is read again.
    Object.assign(env(), { OIDC_CLIENT_SECRET: 'wrong', OIDC_CLIENT_ID: 'nobody' })
    try {
      await expectRefused(browser, query, UNAVAILABLE)
    } finally {
      Object.assign(env(), { OIDC_CLIENT_SECRET: secret, OIDC_CLIENT_ID: id })
    }
  })

  test('at the beginning; the next attempt works', async () => {
    const { OIDC_CLIENT_ID: id } = env()
    Object.assign(env(), { OIDC_CLIENT_ID: 'unread' })
    state.faults = { instead: (_, response) => void response.writeHead(503).end() }
    const begin = () =>
      new Browser().call('POST', '/korisnik/vanjska-prijava', { audience: 'user' })
    try {
      expect(await begin()).toEqual(UNAVAILABLE)
      state.faults = {}
      expect((await begin()).status).toBe(200)
    } finally {
      Object.assign(env(), { OIDC_CLIENT_ID: id })
    }
  })
})

test('its description and keys are read once for many visits', async () => {
  await new Browser().signIn()
  state.requests.length = 0
  await new Browser().signIn()
  await new Browser().signIn()
  expect(state.requests.filter((one) => /well-known|jwks/.test(one))).toEqual([])
})

test('where no provider is set, its calls do not exist, for anybody', async () => {
  const { OIDC_ISSUER: issuer } = env()
  const { parent, child } = await newFamily()
  Reflect.deleteProperty(env(), 'OIDC_ISSUER')
  try {
    for (const cookie of ['', parent.cookie])
      for (const [method, address, body] of [
        ['POST', '/korisnik/vanjska-prijava', { audience: 'user' }],
        ['POST', '/korisnik/vanjska-prijava', {}],
        ['POST', '/korisnik/vanjska-prijava/povratak', { query: '?state=a' }],
        ['GET', '/korisnik/vanjske-veze', undefined],
        ['POST', '/korisnik/vanjske-veze', { accountId: child._id }],
        ['DELETE', `/korisnik/vanjske-veze/${child._id}`, undefined],
        ['GET', '/admin/vanjska-veza', undefined],
        ['POST', '/admin/vanjska-veza', {}],
        ['DELETE', '/admin/vanjska-veza', undefined],
      ] as const)
        expect(await new Browser(cookie).call(method, address, body), address).toEqual({
          status: 404,
          body: { message: 'Tražena adresa ne postoji.' },
        })
  } finally {
    Object.assign(env(), { OIDC_ISSUER: issuer })
  }
})
