import { expect } from 'playwright/test'
import { WRONG_PASSWORD_LIMITS } from '@/lib/platform/auth/limits'
import { newParent } from './support/families'
import { test } from './support/own-site'
import { PASSWORD } from './support/people'
import { sendRaw } from './support/raw-client'

const { perVisitor, perAccount } = WRONG_PASSWORD_LIMITS

let site: string

test.beforeAll(({ site: url }) => {
  site = url
})

/** A try as a proxy hands it on; the last address is the one that the proxy saw. */
const tryAs = async (forwarded: string, email: string, password: string) => {
  const headers = { 'x-forwarded-for': forwarded }
  const body = { email, password }
  const answer = await sendRaw(site, { path: '/api/korisnik/prijava', headers, body })
  return { status: answer.status, wait: Number(answer.headers['retry-after']) }
}

/** All the wrong passwords that one visitor may try; `claims` gives the header of each. */
async function guess(claims: (n: number) => string, email: string): Promise<void> {
  for (let n = 0; n < perVisitor.points; n += 1)
    expect(await tryAs(claims(n), email, `kriva-${n}`)).toMatchObject({ status: 401 })
}

test('behind a trusted proxy each forwarded address is a visitor of its own', async () => {
  const { email } = await newParent(site)
  await guess(() => '203.0.113.1', email)
  const { status, wait } = await tryAs('203.0.113.1', email, PASSWORD)
  expect(status).toBe(429)
  expect(wait).toBeGreaterThan(perVisitor.perSeconds - 60)
  expect(await tryAs('203.0.113.2', email, PASSWORD)).toMatchObject({ status: 200 })
})

test('entries before the proxy’s own are not believed', async () => {
  const { email } = await newParent(site)
  await guess((n) => `198.51.100.${n}, 203.0.113.3`, email)
  for (const claimed of ['198.51.100.99, 203.0.113.3', '203.0.113.3', '::1,127.0.0.1,203.0.113.3'])
    expect(await tryAs(claimed, email, PASSWORD), claimed).toMatchObject({ status: 429 })
  expect(await tryAs('203.0.113.3, 203.0.113.4', email, PASSWORD)).toMatchObject({ status: 200 })
})

test('the proxy names each request, also for a stored page, and no visitor does without it', async () => {
  const paths = ['/', '/', '/api/razredi', '/nema/toga', '/sw.js', '/api/nema']
  for (const [number, path] of paths.entries()) {
    const named = await sendRaw(site, { path, headers: { 'x-request-id': `r-${number}` } })
    expect(named.headers['x-request-id'], path).toBe(`r-${number}`)
    const other = await sendRaw(site, { path, headers: { 'x-request-id': 'a b' } })
    expect(other.headers['x-request-id'], path).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('one network of IPv6 is one visitor, however many addresses it has', async () => {
  const { email } = await newParent(site)
  await guess((n) => `2001:db8:1:${n + 1}::1`, email)
  expect(await tryAs('2001:db8:1:ffff::9', email, PASSWORD)).toMatchObject({ status: 429 })
  expect(await tryAs('2001:db8:2::1', email, PASSWORD)).toMatchObject({ status: 200 })
})

test(`after ${perAccount.points} wrong passwords from many visitors the account rests for everyone`, async () => {
  const { email } = await newParent(site)
  const visitors = perAccount.points / perVisitor.points
  for (let visitor = 0; visitor < visitors; visitor += 1)
    await guess(() => `192.0.2.${visitor + 1}`, email)
  const { status, wait } = await tryAs('192.0.2.99', email, PASSWORD)
  expect(status).toBe(429)
  expect(wait).toBeGreaterThan(perAccount.perSeconds - 60)
})
