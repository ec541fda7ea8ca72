import { WRONG_PASSWORD_LIMITS } from '@/lib/platform/auth/limits'
import { newFamily } from './support/families'
import { PASSWORD } from './support/people'
import { newAddress, sendRaw, type RawAnswer } from './support/raw-client'
import { expect, test } from './support/test'

const [AT_ONE, AT_ALL] = [
  WRONG_PASSWORD_LIMITS.perVisitor.points,
  WRONG_PASSWORD_LIMITS.perAddress.points,
]

/** Headers that proxies add, each time with another address: no proxy is trusted here. */
const masks = (n: number): Record<string, string | string[]>[] => {
  const other = `203.0.${Math.floor(n / 200)}.${(n % 200) + 1}`
  return [
    { 'x-forwarded-for': other },
    { 'x-forwarded-for': `${other}, 127.0.0.1` },
    { 'x-forwarded-for': [other, `198.51.100.${n % 250}`] },
    { forwarded: `for=${other};proto=https` },
    { 'x-real-ip': other, 'x-client-ip': other, 'true-client-ip': other },
    { 'cf-connecting-ip': other, 'x-cluster-client-ip': other, 'fastly-client-ip': other },
    { 'x-iskra-client-address': other },
    { 'X-Iskra-Client-Address': [other, '127.0.0.1'] },
  ]
}
const mask = (n: number) => masks(n)[n % masks(n).length] ?? {}

let site: string
test.beforeAll(({}, { project }) => {
  site = project.use.baseURL ?? ''
})

const tryWith = (from: string, n: number, email: string, password: string) =>
  sendRaw(site, {
    path: '/api/korisnik/prijava',
    headers: mask(n),
    body: { email, password },
    from,
  })

function expectToWait({ status, headers, text }: RawAnswer, perSeconds: number): void {
  expect(status, text).toBe(429)
  const seconds = Number(headers['retry-after'])
  expect(seconds).toBeGreaterThan(perSeconds - 60)
  expect(seconds).toBeLessThanOrEqual(perSeconds)
  expect(JSON.parse(text)).toEqual({ message: expect.stringMatching(/^[A-ZČŠŽ].+\.$/) })
}

const names = { firstName: 'Iva', lastName: 'Marić', children: ['Ema'] }

for (const who of ['a parent', 'a child']) {
  test(`who guesses the password of ${who} gets ${AT_ONE} tries under all the addresses it claims`, async () => {
    const from = newAddress()
    const { parent, children } = await newFamily(site, names, from)
    const name = who === 'a parent' ? parent.email : (children[0]?.nickName ?? '')
    for (let n = 0; n < AT_ONE; n += 1)
      expect((await tryWith(from, n, name, `kriva-${n}`)).status).toBe(401)
    for (let n = 0; n < masks(0).length; n += 1)
      expectToWait(
        await tryWith(from, n, name, PASSWORD),
        WRONG_PASSWORD_LIMITS.perVisitor.perSeconds,
      )
    // The family itself, elsewhere, is not kept out.
    expect((await tryWith(newAddress(), 0, name, PASSWORD)).status).toBe(200)
  })
}

test(`after ${AT_ALL} wrong passwords one machine is slowed down, and its neighbours are heard`, async () => {
  const from = newAddress()
  const { parent } = await newFamily(site, names, from)
  const statuses: number[] = []
  for (let n = 0; n < AT_ALL + 5; n += 1)
    statuses.push((await tryWith(from, n, `nitko-${n}@nigdje.test`, 'kriva-lozinka')).status)
  expect(new Set(statuses)).toEqual(new Set([401]))
  expect((await tryWith(from, 0, parent.email, PASSWORD)).status).toBe(200)
})

/** Calls that tell of a name or of a link, and the tries that an address has in so many seconds. */
const COUNTED = [
  ['/korisnik/check-email', { email: 'nitko@nigdje.test' }, 30, 60],
  ['/korisnik/check-nickname', { nickName: 'nitko-nigdje' }, 30, 60],
  ['/korisnik/reset-password-request', { emailOrUsername: 'nitko@nigdje.test' }, 20, 300],
  ['/korisnik/verify-reset-token', { token: 'nije-poveznica' }, 60, 60],
  ['/admin/login', { email: 'nitko@nigdje.test' }, 60, 60],
] as const

for (const [path, body, points, perSeconds] of COUNTED) {
  test(`${path} is counted by the machine that asks, not by what it claims`, async () => {
    const from = newAddress()
    const ask = (n: number) => sendRaw(site, { path: `/api${path}`, headers: mask(n), body, from })
    const answers: number[] = []
    for (let n = 0; n < points; n += 1) answers.push((await ask(n)).status)
    expect(answers).not.toContain(429)
    expectToWait(await ask(points), perSeconds)
  })
}
