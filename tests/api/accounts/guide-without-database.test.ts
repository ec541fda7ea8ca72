import { NextRequest } from 'next/server'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { closeDatabase } from '@/lib/db/client'
import { redirectBySession } from '@/lib/accounts/redirect-by-session'
import { testDatabaseUrl } from '@/tests/support/database'
import { newFamily, type Family } from '../people'

let family: Family
beforeAll(async () => {
  family = await newFamily()
})

async function useDatabase(url: string): Promise<void> {
  await closeDatabase()
  process.env.ISKRA_INTERNAL_DATABASE_URL = url
}
afterEach(() => useDatabase(testDatabaseUrl))

const ask = (path: string) =>
  redirectBySession(
    new NextRequest(`http://localhost:3000${path}`, { headers: { cookie: family.pupil.cookie } }),
  )

test.each(['/profil', '/profil/greske', '/inbox', '/admin'])(
  'without a database %s is away, since nobody can tell whose it is',
  async (path) => {
    await useDatabase('postgres://iskra@127.0.0.1:1/iskra')
    const { status, headers } = await ask(path)
    expect(status).toBe(503)
    // The cookies are good: who comes back is still signed in.
    expect(headers.getSetCookie()).toEqual([])
    expect(headers.get('location')).toBeNull()
  },
)

test.each(['/', '/prijava'])('without a database %s is the page of everyone', async (path) => {
  await useDatabase('postgres://iskra@127.0.0.1:1/iskra')
  const { status, headers } = await ask(path)
  expect(status).toBe(200)
  expect(headers.get('x-middleware-next')).toBe('1')
  expect(headers.getSetCookie()).toEqual([])
})

test('with one a pupil is let in', async () => {
  const { status, headers } = await ask('/profil')
  expect([status, headers.get('x-middleware-next')]).toEqual([200, '1'])
})
