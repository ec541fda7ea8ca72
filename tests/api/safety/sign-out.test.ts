import { describe, expect, test } from 'vitest'
import { GET as adminSignOut } from '@/app/api/admin/logout/route'
import { GET as signOut } from '@/app/api/korisnik/odjava/route'
import { call } from '../support/call'
import { cookiesOf, newParent } from '../support/people'

/** Like in Next, HEAD requests reach the GET handler of a route without its own. */
const HANDLERS = { '/korisnik/odjava': signOut, '/admin/logout': adminSignOut }
type Address = keyof typeof HANDLERS

function signOutBy(address: Address, cookie: string, sent: Record<string, string>) {
  const { method = 'GET', ...headers } = sent
  const init = { method, headers: { host: 'localhost:3000', cookie, ...headers } }
  const request = new Request(`http://localhost:3000/api${address}`, init)
  return HANDLERS[address](request, { params: Promise.resolve({}) })
}

const admin = async () =>
  cookiesOf(
    await call('POST', '/admin/login', {
      body: { email: 'admin@iskra.test', password: 'Iskra-admin-2026' },
    }),
  )

const parent = async () => (await newParent()).cookie

/** Whether a cookie is still valid: 401 means that it isn't. */
async function isOpen(address: Address, cookie: string): Promise<boolean> {
  const asked =
    address === '/admin/logout'
      ? await call('GET', '/admin/me', { cookie })
      : await call('GET', '/korisnik/izvoz', { cookie })
  return asked.status === 200
}

describe.each<{ address: Address; signedIn: () => Promise<string> }>([
  { address: '/korisnik/odjava', signedIn: parent },
  { address: '/admin/logout', signedIn: admin },
])('GET /api$address', ({ address, signedIn }) => {
  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-dest': 'image' },
    { method: 'HEAD' },
  ])('is refused and ends nothing for a request with %o', async (sent) => {
    const cookie = await signedIn()
    const response = await signOutBy(address, cookie, sent)
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ message: 'Zahtjev nije poslan s ove stranice.' })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await isOpen(address, cookie)).toBe(true)
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
    {},
  ])('ends the session for a request of the site itself: %o', async (sent) => {
    const cookie = await signedIn()
    expect((await signOutBy(address, cookie, sent)).status).toBe(200)
    expect(await isOpen(address, cookie)).toBe(false)
  })
})
