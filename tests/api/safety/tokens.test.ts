import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test, vi } from 'vitest'
import { verifyToken } from '@/lib/platform/auth/token'
import { db } from '@/lib/platform/db/client'
import { makeLinkToken } from '@/lib/platform/auth/links'
import { call } from '../support/call'
import { newFamily } from '../support/people'
import { viaParent } from './cast'

const secret = new TextEncoder().encode('a secret for tests that nobody else knows')
const INVALID = { message: 'Neispravan korisnički token' }

const family = await newFamily()
const token = /iskra_user_token=([^;]+)/.exec(family.parent.cookie)?.[1] ?? ''
const read = await verifyToken(token, 'user')
if (!read) throw new Error('The token of a session that was just opened is not valid.')
const named = read

const claims = () => new SignJWT({ sid: named.sessionId }).setSubject(named.accountId).setIssuedAt()

const FORGED: [string, () => string | Promise<string>][] = [
  ['no token at all', () => ''],
  ['no JWT', () => 'abc'],
  [
    'alg none',
    () =>
      new UnsecuredJWT({ sid: named.sessionId })
        .setSubject(named.accountId)
        .setIssuer('iskra')
        .setAudience('user')
        .setExpirationTime('1h')
        .encode(),
  ],
  ['another algorithm', () => signed('HS512', 'user', 'iskra', '1h')],
  ['another secret', () => signed('HS256', 'user', 'iskra', '1h', new Uint8Array(32).fill(7))],
  ['another audience', () => signed('HS256', 'admin', 'iskra', '1h')],
  ['another issuer', () => signed('HS256', 'user', 'someone', '1h')],
  ['an end in the past', () => signed('HS256', 'user', 'iskra', '-1s')],
  [
    'no end',
    () =>
      claims()
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('iskra')
        .setAudience('user')
        .sign(secret),
  ],
  [
    'a session that is no id',
    () =>
      new SignJWT({ sid: 'not-an-id' })
        .setSubject(named.accountId)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('iskra')
        .setAudience('user')
        .setExpirationTime('1h')
        .sign(secret),
  ],
  ['the token of a mailed link', () => makeLinkToken(named.accountId, 'reset', db())],
]

const signed = (alg: string, audience: string, issuer: string, end: string, key = secret) =>
  claims()
    .setProtectedHeader({ alg })
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(end)
    .sign(key)

const me = (cookie: string) =>
  call('POST', '/korisnik/me', { body: { sub: named.accountId }, cookie })

describe('a token is not accepted with', () => {
  test.each(FORGED)('%s', async (_, forge) => {
    const response = await me(`iskra_user_token=${await forge()}`)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual(INVALID)
  })

  test('another account’s session with its own account', async () => {
    const other = await newFamily()
    const token = await new SignJWT({ sid: named.sessionId })
      .setSubject(other.parent.user._id)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('iskra')
      .setAudience('user')
      .setExpirationTime('1h')
      .sign(secret)
    const response = await call('POST', '/korisnik/me', {
      body: { sub: other.parent.user._id },
      cookie: `iskra_user_token=${token}`,
    })
    expect(response.status).toBe(401)
  })
})

test('a session in a correctly signed token is accepted', async () => {
  const token = await signed('HS256', 'user', 'iskra', '1h')
  expect((await me(`iskra_user_token=${token}`)).status).toBe(200)
})

test('a token read before expires on time, and only for its audience', async () => {
  const token = await signed('HS256', 'user', 'iskra', '1h')
  expect(await verifyToken(token, 'user')).toEqual(named)
  expect(await verifyToken(token, 'admin')).toBeNull()
  vi.setSystemTime(Date.now() + 3_600_000)
  expect(await verifyToken(token, 'user')).toBeNull()
  vi.useRealTimers()
})

test('a user’s token is not accepted from admins, and the other way round', async () => {
  const token = await signed('HS256', 'user', 'iskra', '1h')
  const asAdmin = await call('GET', '/admin/me', { cookie: `iskra_admin_token=${token}` })
  expect(asAdmin.status).toBe(401)
  expect(await asAdmin.json()).toEqual({ message: 'Neispravan admin token' })
  const swapped = await signed('HS256', 'admin', 'iskra', '1h')
  const again = await call('GET', '/admin/me', { cookie: `iskra_admin_token=${swapped}` })
  expect(again.status).toBe(401)
})

test('the headers of Next’s router and middleware open nothing', async () => {
  const response = await call('POST', '/korisnik/pretplata', {
    body: { parentID: named.accountId },
    headers: {
      'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
      'x-middleware-next': '1',
      rsc: '1',
      'next-router-prefetch': '1',
      'next-router-state-tree': '[]',
    },
  })
  expect(response.status).toBe(401)
})

test('a profile opened by a parent changes no password and opens no other profile', async () => {
  const cookie = await viaParent(family)
  const { parent, child } = family
  const change = await call('POST', '/korisnik/change-password', {
    body: {
      userId: child._id,
      trenutnaLozinka: 'Tajna-lozinka-1',
      novaLozinka: 'Nova-lozinka-1',
      potvrdaLozinke: 'Nova-lozinka-1',
    },
    cookie,
  })
  expect(change.status).toBe(403)
  const nested = await call('POST', '/korisnik/login-as-child', {
    body: { parentId: parent.user._id, childId: child._id },
    cookie,
  })
  expect(nested.status).toBe(403)
  expect(await nested.json()).toEqual({ message: 'Samo roditelji mogu se prijaviti kao dijete' })
})
