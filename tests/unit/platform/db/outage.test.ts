import type { Logger } from 'pino'
import { DatabaseError } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withoutLiterals } from '@/lib/platform/db/observed-client'
import {
  isDatabaseOut,
  noteDatabaseAnswer,
  noteDatabaseFailure,
  noteFailedRequest,
} from '@/lib/platform/db/outage'
import { failure } from '@/lib/platform/http/answer'
import { log, makeLog } from '@/lib/platform/log'

const globals = globalThis as { iskraLog?: Logger }
let before: Logger | undefined
let lines: Record<string, unknown>[]

beforeEach(() => {
  before = globals.iskraLog
  lines = []
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  globals.iskraLog = makeLog('info', { write })
})
afterEach(() => {
  noteDatabaseAnswer(Infinity)
  globals.iskraLog = before
})

const refused = (code = 'ECONNREFUSED') =>
  Object.assign(new Error(`connect ${code} 127.0.0.1:5432`), { code })

const stateError = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new DatabaseError('x', 1, 'error'), { code }) })

test('an outage is one line when it begins and one when it ends', () => {
  noteDatabaseFailure(refused(), 1_000)
  for (let call = 0; call < 3; call += 1) {
    expect(failure(new Error('Failed query', { cause: refused() })).status).toBe(503)
    noteDatabaseFailure(refused('ECONNRESET'), 40_000)
    noteFailedRequest()
  }
  log().warn({ err: refused() }, 'The outbox can’t be used now')
  expect(isDatabaseOut()).toBe(true)
  noteDatabaseAnswer(61_000)
  noteDatabaseAnswer(62_000)
  expect(isDatabaseOut()).toBe(false)
  expect(lines).toHaveLength(2)
  expect(lines).toMatchObject([
    {
      msg: 'The database is unavailable',
      ...{ code: 'ECONNREFUSED', reason: 'connect ECONNREFUSED 127.0.0.1:5432' },
    },
    { msg: 'The database is available again', seconds: 60, failedRequests: 3 },
  ])
})

test('answers between failures don’t end it', () => {
  noteDatabaseFailure(refused(), 1_000)
  noteDatabaseAnswer(1_999)
  expect(isDatabaseOut()).toBe(true)
  noteDatabaseAnswer(2_000)
  expect(isDatabaseOut()).toBe(false)
})

test('other errors are logged during an outage too', () => {
  noteDatabaseFailure(refused(), 1_000)
  failure(new TypeError('x is not a function'))
  expect(lines.map(({ msg }) => msg)).toEqual(['The database is unavailable', 'A call failed'])
})

test.each(['57014', '40P01', '53100', '25006', '23505'])(
  'state %s is no outage: the server answers',
  (code) => {
    noteDatabaseFailure(stateError(code))
    expect(isDatabaseOut()).toBe(false)
    expect(lines).toEqual([])
  },
)

test.each(['57P01', '57P03', '53300', '08006'])('state %s is an outage', (code) => {
  noteDatabaseFailure(stateError(code), 1_000)
  expect(lines).toMatchObject([{ msg: 'The database is unavailable', code }])
})

test('without free connections most failures of calls are not logged', () => {
  const full = () =>
    failure(
      new Error('Failed query', { cause: new Error('timeout exceeded when trying to connect') }),
    )
  for (let call = 0; call < 25; call += 1) expect(full().status).toBe(503)
  // Other tests of this process may have used up some of the ten lines a minute.
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.length).toBeLessThan(11)
})

test('the text of a statement is logged without literals, in one line', () => {
  const text = `select 1 from "accounts"\n  where email = 'iva@obitelj.test' and name = 'O''Hara' and id = $1`
  expect(withoutLiterals(text)).toBe(
    `select 1 from "accounts" where email = '?' and name = '?' and id = $1`,
  )
  expect(withoutLiterals(`select ${'a'.repeat(900)}`)).toHaveLength(500)
})
