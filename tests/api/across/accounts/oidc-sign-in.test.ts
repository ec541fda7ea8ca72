import { describe, expect, test } from 'vitest'
import { newAdmin } from '../../support/admins'
import { callForAnswer } from '../../support/call'
import { Browser, PROVIDER_NAME, SITE, startProviderForTests } from '../../support/oidc'
import { newFamily, newParent } from '../../support/people'

const { state, issuer } = await startProviderForTests()

const UNKNOWN = {
  status: 404,
  body: {
    message: `Ovaj račun usluge ${PROVIDER_NAME} još nije povezan s računom u Iskri.`,
    way: { title: 'Prijava lozinkom', path: '/prijava?povratak=%2Fprofil' },
  },
}

const me = (browser: Browser, sub: string) =>
  callForAnswer('POST', '/korisnik/me', { body: { sub }, cookie: browser.cookie })

/** A family whose parent and child are linked to the subjects `parent` and `child`. */
async function linkedFamily(parentSubject: string, childSubject: string) {
  const family = await newFamily()
  for (const [subject, { _id }] of [
    [parentSubject, family.parent.user],
    [childSubject, family.child],
  ] as const) {
    state.subject = subject
    expect((await new Browser(family.parent.cookie).link(_id)).status).toBe(200)
  }
  return family
}

describe('a visit of the provider', () => {
  test('asks for nothing but the account, with PKCE, state and nonce', async () => {
    const browser = new Browser()
    const { status, body } = await browser.call('POST', '/korisnik/vanjska-prijava', {
      audience: 'user',
    })
    expect(status).toBe(200)
    const { origin, searchParams } = new URL(String(body.url))
    expect(origin).toBe(issuer)
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'iskra',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${SITE}/prijava/vanjska`,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      ui_locales: 'hr',
    })
    // What the browser keeps is encrypted.
    expect(browser.cookie).toMatch(/^iskra_oidc_flow=[\w.-]+$/)
    expect(browser.cookie).not.toContain(searchParams.get('state'))
  })

  test('its cookie is out of reach of scripts, Lax, and ends after ten minutes', async () => {
    const { call } = await import('../../support/call')
    const response = await call('POST', '/korisnik/vanjska-prijava', { body: { audience: 'user' } })
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/; Path=\/api; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/)
    const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '')
    expect(Math.abs(expires - Date.now() - 600_000)).toBeLessThan(10_000)
  })
})

describe('signing in at the provider', () => {
  test('signs a linked parent in, whose session is not confirmed', async () => {
    const { parent, child } = await linkedFamily('parent-1', 'child-1')
    state.subject = 'parent-1'
    const browser = new Browser()
    expect(await browser.signIn()).toEqual({
      status: 200,
      body: { kind: 'sign-in', audience: 'user', path: '/profil' },
    })
    const { status, body } = await me(browser, parent.user._id)
    expect([status, body]).toEqual([200, { user: expect.objectContaining({ type: 'roditelj' }) }])
    // The provider's sign-in is no password of this site.
    const ids = { parentId: parent.user._id, childId: child._id }
    expect(await browser.call('POST', '/korisnik/delete-child', ids)).toMatchObject({
      status: 403,
      body: { confirm: true },
    })
  })

  test('signs a linked pupil in, and remembers the device like other sign-ins', async () => {
    const { child } = await linkedFamily('parent-2', 'child-2')
    state.subject = 'child-2'
    const browser = new Browser()
    expect((await browser.signIn({ returnPath: '/profil/kartice' })).body.path).toBe(
      '/profil/kartice',
    )
    expect((await me(browser, child._id)).body).toMatchObject({
      user: { type: 'ucenik', loginViaParent: false },
    })
    expect(browser.cookie).toMatch(/iskra_device=[\w.-]+/)
    expect(browser.cookie).toMatch(/iskra_user_claims=[\w-]+\.[\w-]+\./)
  })

  test('opens an admin’s session for a linked admin only', async () => {
    const { cookie, email } = await newAdmin()
    const linking = new Browser(cookie)
    state.subject = 'admin-1'
    const linked = await linking.finish(
      await linking.goTo(await linking.call('POST', '/admin/vanjska-veza', {})),
    )
    expect(linked.body).toEqual({ kind: 'link', audience: 'admin', path: '/admin' })
    const browser = new Browser()
    const wanted = { audience: 'admin', returnPath: '/admin/lekcije' }
    expect((await browser.signIn(wanted)).body).toEqual({
      ...{ kind: 'sign-in', audience: 'admin', path: '/admin/lekcije', adminEmail: email },
    })
    expect(await browser.call('GET', '/admin/me')).toMatchObject({ body: { admin: { email } } })
    expect(browser.cookie).not.toContain('iskra_user_token')
    // The same identity is no user's, and a user's is no admin's.
    expect(await new Browser().signIn()).toEqual(UNKNOWN)
    await linkedFamily('parent-3', 'child-3')
    state.subject = 'parent-3'
    const asAdmin = await new Browser().signIn({ audience: 'admin' })
    expect([asAdmin.status, asAdmin.body.way]).toEqual([
      404,
      { title: 'Prijava za urednike', path: '/admin/login?povratak=%2Fadmin' },
    ])
  })

  test('knows nobody by e-mail: an unlinked account with a parent’s address is unknown', async () => {
    const { user } = await newParent()
    state.subject = user.email
    const browser = new Browser()
    expect(await browser.signIn()).toEqual(UNKNOWN)
    expect(browser.cookie).not.toMatch(/iskra_(?:user|admin)_token/)
  })

  test.each([
    ['user', 'https://evil.example/', '/profil'],
    ['user', '//evil.example', '/profil'],
    ['user', '/\\evil.example', '/profil'],
    ['admin', '/profil', '/admin'],
  ])('a return of a %s to „%s” leads to %s', async (audience, returnPath, path) => {
    const browser = new Browser()
    const answer = await browser.signIn({ audience, returnPath })
    const { way } = answer.body as { way?: { path: string } }
    expect(new URLSearchParams(way?.path.split('?')[1]).get('povratak')).toBe(path)
  })

  test('lets no blocked account in', async () => {
    const { parent } = await linkedFamily('parent-4', 'child-4')
    const { asks } = await newAdmin()
    const address = `/admin/korisnici/${parent.user._id}/blokada`
    expect((await asks('PUT', address, { isBlocked: true })).status).toBe(200)
    state.subject = 'parent-4'
    const { status, body } = await new Browser().signIn()
    expect([status, body.message]).toEqual([403, expect.stringContaining('račun zatvoren')])
  })
})

describe('signing out', () => {
  test('leads a user who signed in at the provider to its page, once', async () => {
    const { parent } = await linkedFamily('parent-5', 'child-5')
    state.subject = 'parent-5'
    const browser = new Browser()
    await browser.signIn()
    const { status, body } = await browser.call('GET', '/korisnik/odjava')
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['success', 'next'])
    const next = new URL(String(body.next))
    expect(next.origin).toBe(issuer)
    expect(next.searchParams.get('post_logout_redirect_uri')).toBe(`${SITE}/`)
    expect(next.searchParams.get('client_id')).toBe('iskra')
    // The provider accepts it: it asks whether to sign out.
    const cookie = [...browser.atProvider].map((pair) => pair.join('=')).join('; ')
    const page = await fetch(next, { headers: { cookie } })
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('op.logoutForm'),
    ])
    expect((await me(browser, parent.user._id)).status).toBe(401)
    expect((await browser.call('GET', '/korisnik/odjava')).body).toEqual({ success: true })
  })

  test('stays as it was for a user who signed in by password', async () => {
    const { cookie } = await newParent()
    const { body } = await new Browser(cookie).call('GET', '/korisnik/odjava')
    expect(body).toEqual({ success: true })
  })

  test('works while the provider does not respond', async () => {
    await linkedFamily('parent-6', 'child-6')
    state.subject = 'parent-6'
    const browser = new Browser()
    await browser.signIn()
    state.faults = { instead: (_, response) => void response.writeHead(500).end() }
    expect((await browser.call('GET', '/korisnik/odjava')).status).toBe(200)
  })
})
