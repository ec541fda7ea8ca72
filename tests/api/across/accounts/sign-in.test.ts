import { describe, expect, test } from 'vitest'
import { callForAnswer, call } from '../../support/call'
import { cookiesOf, newChild, newParent, signIn } from '../../support/people'

const demo = { email: 'roditelj@iskra.test', password: 'Iskra-demo-2026' }
const WRONG = { message: 'Neispravni korisnički podaci' }

describe('POST /api/korisnik/prijava', () => {
  test('signs the demo parent in, with children, subscription and daily allowance', async () => {
    const { user } = await signIn(demo.email, demo.password)
    expect(user).toMatchObject({
      type: 'roditelj',
      firstName: 'Ana',
      lastName: 'Horvat',
      email: demo.email,
      isEmailConfirmed: true,
      children: [
        { firstName: 'Maja', nickName: 'maja', hasPassword: true },
        { firstName: 'Luka', nickName: 'luka', hasPassword: true },
      ],
      subscription: { name: 'Iskra sve u jednom, godišnja pretplata' },
      tokensNo: 200,
      professorNo: 10,
      aiUntil: null,
    })
  })

  test('signs a pupil in by nickname, in any letter case', async () => {
    const { user } = await signIn(' MAJA ', demo.password)
    expect(user).toMatchObject({
      type: 'ucenik',
      nickName: 'maja',
      loginViaParent: false,
      parent: { firstName: 'Ana' },
    })
    expect(user).not.toHaveProperty('passwordHash')
  })

  test('sets an HTTP-only cookie and a claims cookie without access', async () => {
    const response = await call('POST', '/korisnik/prijava', { body: demo })
    const [token = '', claims = ''] = response.headers.getSetCookie()
    expect(token).toMatch(
      /^iskra_user_token=[\w.-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    )
    expect(claims).toMatch(
      /^iskra_user_claims=[\w-]+\.[\w-]+\.; Path=\/; Expires=[^;]+; SameSite=Lax$/,
    )
    const { token: readable } = (await response.json()) as { token: string }
    expect(claims).toContain(readable)
    const asToken = readable.replaceAll(' ', '')
    const refused = await call('GET', '/korisnik/izvoz', { cookie: `iskra_user_token=${asToken}` })
    expect(refused.status).toBe(401)
  })

  test('marks the cookies Secure on every host but this machine', async () => {
    const response = await call('POST', '/korisnik/prijava', {
      body: demo,
      headers: { host: 'iskra.example' },
    })
    for (const header of response.headers.getSetCookie()) expect(header).toMatch(/; Secure(?:;|$)/)
  })

  test.each([
    ['a wrong password', { ...demo, password: 'nije-to-lozinka' }],
    ['an unknown e-mail', { ...demo, email: 'nitko@iskra.test' }],
    ['an unknown nickname', { ...demo, email: 'nitko' }],
    ['an admin', { email: 'admin@iskra.test', password: 'Iskra-admin-2026' }],
  ])('gives the same response to %s', async (_, body) => {
    expect(await callForAnswer('POST', '/korisnik/prijava', { body })).toEqual({
      status: 401,
      body: WRONG,
    })
  })

  test('a child without a password can’t sign in with anything', async () => {
    const parent = await newParent()
    const child = await newChild(parent, { password: undefined })
    expect(child.hasPassword).toBe(false)
    const body = { email: child.nickName, password: 'undefined' }
    expect((await callForAnswer('POST', '/korisnik/prijava', { body })).status).toBe(401)
  })
})

describe('GET /api/korisnik/odjava', () => {
  test('ends the session: the same cookie is no longer valid', async () => {
    const parent = await newParent()
    const me = () =>
      call('POST', '/korisnik/me', { body: { sub: parent.user._id }, cookie: parent.cookie })
    expect((await me()).status).toBe(200)
    const response = await call('GET', '/korisnik/odjava', { cookie: parent.cookie })
    expect(response.status).toBe(200)
    expect(cookiesOf(response)).toBe('iskra_user_token=; iskra_user_claims=')
    const after = await me()
    expect(after.status).toBe(401)
    expect(await after.json()).toEqual({ message: 'Neispravan korisnički token' })
  })
})
