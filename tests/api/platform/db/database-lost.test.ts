import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { isDatabaseUnavailable } from '@/lib/platform/db/errors'
import { failure } from '@/lib/platform/http/answer'
import { newContentFolder } from '@/tests/support/new-content-folder'
import { testDatabaseUrl } from '@/tests/support/database'
import { waitUntil } from '@/tests/support/processes'
import { digestTables, importFolder } from '@/tests/support/row-counts'
import { call } from '../../support/call'
import { newFamily } from '../../support/people'

/** A separate connection that terminates the others. */
let outside: Client
beforeEach(async () => {
  outside = new Client({ connectionString: testDatabaseUrl })
  await outside.connect()
})
afterEach(() => outside.end())

const OTHERS =
  'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
const WAITING = `${OTHERS} and wait_event_type = 'Lock'`

// A lost connection without an error listener would end the process, which vitest reports as a
// separate error.
describe('a connection that breaks in the middle of a transaction', () => {
  test('while a statement runs is 503, and the next call succeeds', async () => {
    const { child, pupil } = await newFamily()
    const notebookItem = { source: 'skripta', page: { title: 'Naslov', content: '' } }
    const note = () =>
      call('POST', '/korisnik/add-to-notebook', {
        body: { korisnikId: child._id, notebookItem },
        cookie: pupil.cookie,
      })
    await outside.query('begin')
    await outside.query('select 1 from pupils where id = $1 for update', [child._id])
    const asked = note()
    await waitUntil('the transaction waits', async () => {
      return (await outside.query(`select 1 ${WAITING}`)).rows.length > 0
    })
    await outside.query(`select pg_terminate_backend(pid) ${WAITING}`)
    const response = await asked
    await outside.query('rollback')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect((await note()).status).toBe(200)
  })

  test('between two statements fails both and the rollback with 503', async () => {
    const met: unknown[] = []
    const transaction = db().transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await outside.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      const next = () => tx.execute(sql`select 1`).catch((error: unknown) => met.push(error))
      await next()
      await next()
    })
    met.push(await transaction.catch((error: unknown) => error))
    expect(met.map((error) => failure(error).status)).toEqual([503, 503, 503])
  })
})

test('an import that loses its connection fails as unavailable, and changes nothing', async () => {
  const before = await digestTables()
  await outside.query('begin')
  await outside.query('lock table lessons in access exclusive mode')
  const imported = importFolder(newContentFolder()).catch((error: unknown) => error)
  await waitUntil('the import waits', async () => {
    // Within a transaction the statistics are a snapshot from the first access.
    await outside.query('select pg_stat_clear_snapshot()')
    return (await outside.query(`select 1 ${WAITING}`)).rows.length > 0
  })
  await outside.query(`select pg_terminate_backend(pid) ${WAITING}`)
  expect(isDatabaseUnavailable(await imported)).toBe(true)
  await outside.query('rollback')
  expect(await digestTables()).toEqual(before)
})

test.each([
  ['connect', true],
  ['open', false],
])('ENOENT in the call %s counts as an unavailable database: %s', (syscall, isAway) => {
  const cause = Object.assign(new Error('x'), { code: 'ENOENT', syscall })
  expect(isDatabaseUnavailable(new Error('Failed query', { cause }))).toBe(isAway)
})

test.each([
  ['a socket whose waiting line is full', 'EAGAIN'],
  ['a network that swallows', 'ETIMEDOUT'],
  ['a host that is away', 'EHOSTUNREACH'],
  ['a network that is away', 'ENETUNREACH'],
  ['a name server that is away', 'EAI_AGAIN'],
  ['a server that became the copy of another', '25006'],
  ['an idle connection that the server gave up', '57P05'],
])('%s is 503, because it is temporary', (_, code) => {
  const cause = Object.assign(new Error('x'), { code })
  expect(failure(new Error('Failed query', { cause })).status).toBe(503)
})

test.each(['23505', '22021', 'EACCES', undefined])('%s is 500, because it is permanent', (code) => {
  expect(failure(Object.assign(new Error('x'), { code })).status).toBe(500)
})
