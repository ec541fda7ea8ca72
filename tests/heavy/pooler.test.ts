import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, describe, expect, test } from 'vitest'
import { closeDatabase, db } from '@/lib/platform/db/client'
import { checkDatabaseAddresses } from '@/lib/platform/db/check-addresses'
import { env } from '@/lib/platform/env'
import { call } from '@/tests/api/support/call'
import { newFamily, setSubscription } from '@/tests/api/support/people'
import { testDatabaseUrl } from '@/tests/support/database'
import { startPooler, type PoolMode } from '@/tests/support/pooler'

type Pooler = Awaited<ReturnType<typeof startPooler>>

const open: Pooler[] = []

async function pooler(mode: PoolMode): Promise<Pooler> {
  const started = await startPooler(testDatabaseUrl, mode)
  open.push(started)
  return started
}

/** Uses these addresses until the test ends. */
async function useAddresses(addresses: Partial<ReturnType<typeof env>>): Promise<void> {
  await closeDatabase()
  Object.assign(env(), addresses)
  process.env.DATABASE_URL = addresses.DATABASE_URL
  process.env.DATABASE_DIRECT_URL = addresses.DATABASE_DIRECT_URL
}

afterEach(async () => {
  await closeDatabase()
  delete process.env.DATABASE_URL
  delete process.env.DATABASE_DIRECT_URL
  Object.assign(env(), { DATABASE_NAMED_STATEMENTS: true })
  for (const one of open.splice(0)) await one.stop()
})

const direct = testDatabaseUrl

/** What is wrong with the addresses, as a start says it. */
const faultOf = (addresses: Partial<ReturnType<typeof env>>): Promise<string> =>
  checkDatabaseAddresses({ ...env(), ...addresses }).then(
    () => 'none',
    (error: Error) => error.message,
  )

describe('addresses of the database', () => {
  test('that lead to PostgreSQL itself are right', async () => {
    expect(await faultOf({ DATABASE_URL: direct })).toBe('none')
    expect(await faultOf({ DATABASE_URL: direct, DATABASE_DIRECT_URL: direct })).toBe('none')
  })

  test.each(['session', 'transaction'] as const)(
    'behind a pooler (%s mode) need a direct one',
    async (mode) => {
      const { url } = await pooler(mode)
      expect(await faultOf({ DATABASE_URL: url })).toMatch(
        /^DATABASE_URL leads to a pooler .*: set/,
      )
      expect(await faultOf({ DATABASE_URL: url, DATABASE_DIRECT_URL: url })).toMatch(
        /^DATABASE_DIRECT_URL leads to a pooler: set/,
      )
    },
  )

  test('must lead to the same database', async () => {
    const { url } = await pooler('transaction')
    const other = new URL(direct)
    other.pathname = '/iskra'
    expect(await faultOf({ DATABASE_URL: url, DATABASE_DIRECT_URL: other.href })).toMatch(
      /^DATABASE_URL and DATABASE_DIRECT_URL lead to different databases/,
    )
  })

  test('name statements only where the pooler keeps them', async () => {
    const [session, transaction] = [await pooler('session'), await pooler('transaction')]
    const names = { DATABASE_DIRECT_URL: direct, DATABASE_NAMED_STATEMENTS: true }
    expect(await faultOf({ ...names, DATABASE_URL: session.url })).toBe('none')
    expect(await faultOf({ ...names, DATABASE_URL: transaction.url })).toMatch(
      /mixes up named statements: set DATABASE_NAMED_STATEMENTS=false/,
    )
    const unnamed = { ...names, DATABASE_NAMED_STATEMENTS: false }
    expect(await faultOf({ ...unnamed, DATABASE_URL: transaction.url })).toBe('none')
  })
})

test.each([
  ['session', true],
  ['transaction', false],
] as const)('behind a pooler (%s mode) calls work at once', async (mode, isNamed) => {
  const { url } = await pooler(mode)
  await useAddresses({
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: direct,
    DATABASE_NAMED_STATEMENTS: isNamed,
  })
  await checkDatabaseAddresses(env())
  const family = await newFamily()
  await setSubscription(family)
  const { pupil, child } = family
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from questions where kind = 'true-false' order by id limit 8`,
  )
  const statuses = await Promise.all(
    Array.from({ length: 400 }, async (_, index) => {
      const cookie = pupil.cookie
      if (index % 4 === 0) return call('GET', '/korisnik/profil', { cookie })
      if (index % 4 === 1) return call('GET', '/razredi')
      const answer = { kind: 'true-false', value: index % 3 === 0 }
      const question = rows[index % rows.length]?.id ?? ''
      return call('POST', `/pitanja/${question}/odgovor`, {
        body: { answer, id: uuidv7() },
        cookie,
      })
    }),
  ).then((responses) => responses.map(({ status }) => status))
  expect(new Set(statuses)).toEqual(new Set([200]))
  const { rows: saved } = await db().execute(
    sql`select count(*)::int as count from answers where pupil_id = ${child._id}`,
  )
  expect(saved).toEqual([{ count: 200 }])
  // The time limit of a query comes from the role.
  const { rows: limit } = await db().execute(sql`show statement_timeout`)
  expect(limit).toEqual([{ statement_timeout: '5s' }])
})
