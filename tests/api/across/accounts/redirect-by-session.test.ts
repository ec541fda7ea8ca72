import { NextRequest } from 'next/server'
import { afterEach, describe, expect, test } from 'vitest'
import { redirectBySession } from '@/lib/across/accounts/redirect-by-session'
import { UNREACHABLE_DATABASE_URL, switchAppDatabase } from '@/tests/support/database'
import { call } from '../../support/call'
import { newFamily } from '../../support/people'

const SITE = 'http://localhost:3000'

const family = await newFamily()
const signedOut = family.parent
const { cookie } = signedOut
expect((await call('GET', '/korisnik/odjava', { cookie })).status).toBe(200)
afterEach(() => switchAppDatabase())

const redirected = (path: string, cookie = family.pupil.cookie) =>
  redirectBySession(new NextRequest(SITE + path, { headers: { cookie } }))
const ledTo = async (path: string, cookie = '') =>
  (await redirected(path, cookie)).headers.get('location')

describe('the redirect to the sign-in', () => {
  test('tells users whose session ended why they are there', async () => {
    const { cookie } = signedOut
    expect(await ledTo('/profil?a=1', cookie)).toBe(
      `${SITE}/prijava?povratak=%2Fprofil%3Fa%3D1&prestala=1`,
    )
    expect(await ledTo('/inbox', cookie)).toBe(`${SITE}/prijava?povratak=%2Finbox&prestala=1`)
  })

  test('mentions no session to guests', async () => {
    expect(await ledTo('/profil')).toBe(`${SITE}/prijava?povratak=%2Fprofil`)
  })

  test('does not happen to signed-in users, nor to admins', async () => {
    expect(await ledTo('/profil', family.pupil.cookie)).toBeNull()
    expect(await ledTo('/admin', signedOut.cookie)).toBe(`${SITE}/admin/login`)
  })

  test('does not happen on public pages', async () => {
    expect(await ledTo('/prijava', signedOut.cookie)).toBeNull()
  })
})

test.each(['/profil', '/profil/greske', '/inbox', '/admin'])(
  'without a database %s is unavailable, since its user is unknown',
  async (path) => {
    await switchAppDatabase(UNREACHABLE_DATABASE_URL)
    const { status, headers } = await redirected(path)
    expect(status).toBe(503)
    // The cookies are valid: returning users are still signed in.
    expect(headers.getSetCookie()).toEqual([])
    expect(headers.get('location')).toBeNull()
  },
)

test.each(['/', '/prijava'])('without a database %s is the public page', async (path) => {
  await switchAppDatabase(UNREACHABLE_DATABASE_URL)
  const { status, headers } = await redirected(path)
  expect(status).toBe(200)
  expect(headers.get('x-middleware-next')).toBe('1')
  expect(headers.getSetCookie()).toEqual([])
})

test('with a database a pupil is let in', async () => {
  const { status, headers } = await redirected('/profil')
  expect([status, headers.get('x-middleware-next')]).toEqual([200, '1'])
})
