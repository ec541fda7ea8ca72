import { WRONG_PASSWORD_LIMITS } from '@/lib/platform/auth/limits'
import { newFamily } from './support/families'
import { PASSWORD } from './support/people'
import { newAddress, sendRaw, type RawAnswer } from './support/raw-client'
import { expect, test } from './support/test'

const AT_ONE = WRONG_PASSWORD_LIMITS.perVisitor.points

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

test(`who guesses a password gets ${AT_ONE} tries under all the addresses it claims`, async () => {
  const from = newAddress()
  const { parent } = await newFamily(site, names, from)
  for (let n = 0; n < AT_ONE; n += 1)
    expect((await tryWith(from, n, parent.email, `kriva-${n}`)).status).toBe(401)
  for (let n = 0; n < masks(0).length; n += 1)
    expectToWait(
      await tryWith(from, n, parent.email, PASSWORD),
      WRONG_PASSWORD_LIMITS.perVisitor.perSeconds,
    )
  // The family itself, elsewhere, is not kept out.
  expect((await tryWith(newAddress(), 0, parent.email, PASSWORD)).status).toBe(200)
})

test('a call with a limit is counted by the machine that asks, not by what it claims', async () => {
  const [points, perSeconds] = [30, 60]
  const from = newAddress()
  const ask = (n: number) =>
    sendRaw(site, {
      path: '/api/korisnik/check-email',
      headers: mask(n),
      body: { email: 'nitko@nigdje.test' },
      from,
    })
  const answers: number[] = []
  for (let n = 0; n < points; n += 1) answers.push((await ask(n)).status)
  expect(answers).not.toContain(429)
  expectToWait(await ask(points), perSeconds)
})
