import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import type { Logger } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, failure } from '@/lib/platform/http/answer'
import { EventAnswer } from '@/lib/platform/http/contract'
import { noteDatabaseFailure } from '@/lib/platform/db/outage'
import { logPageError, logPrintedErrors } from '@/lib/platform/http/page-errors'
import { log, makeLog } from '@/lib/platform/log'
import { runWithRequestId } from '@/lib/platform/request-id'

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c29sdA$aGFzaA'
const VALUES = ['iva@obitelj.test', 'Marić', HASH]
const globals = globalThis as { iskraLog?: Logger }
let lines: string[]
let before: Logger | undefined

beforeEach(() => {
  lines = []
  before = globals.iskraLog
  globals.iskraLog = makeLog('info', { write: (line) => void lines.push(line) })
})
afterEach(() => {
  globals.iskraLog = before
})

/** The error of a write that violates a unique index. */
function brokenWrite(): DrizzleQueryError {
  const cause = new DatabaseError(`row (${VALUES.join(', ')})\n    at ${VALUES[0]}`, 10, 'error')
  const detail = `Key (email)=(${VALUES[0]}) already exists.`
  Object.assign(cause, { code: '23505', constraint: 'accounts_email', table: 'accounts', detail })
  const query = `insert into "accounts" values ('${VALUES[1]}', $1)`
  return new DrizzleQueryError(query, [...VALUES, `x\n    at ${HASH}`], cause)
}

/** The single logged line, which must not contain any of the values. */
function onlyLine(): { msg?: string; err: Record<string, unknown> } {
  expect(lines).toHaveLength(1)
  for (const value of VALUES) expect(lines[0]).not.toContain(value)
  return JSON.parse(lines[0] ?? '') as ReturnType<typeof onlyLine>
}

test('a failed write is logged with constraint and stack, and without personal data', () => {
  expect(failure(brokenWrite()).status).toBe(500)
  const { msg, err } = onlyLine()
  expect(msg).toBe('A call failed')
  expect(err).toMatchObject({ code: '23505', constraint: 'accounts_email', table: 'accounts' })
  expect(Object.keys(err).toSorted()).toEqual(['code', 'constraint', 'stack', 'table', 'type'])
  expect(JSON.stringify(err.stack)).toContain('brokenWrite')
})

test('failed event streams end early, and are logged in the same way', async () => {
  const events = new EventAnswer(async function* () {
    yield await Promise.resolve(1)
    throw brokenWrite()
  })
  expect(await answer(events, new Headers()).text()).toBe('data: 1\n\n')
  expect(onlyLine().err).toMatchObject({ code: '23505' })
})

test('other parts of the app log the error in the same way', () => {
  log().warn({ err: brokenWrite() }, 'The outbox can’t be used now')
  expect(onlyLine().err).toMatchObject({ code: '23505' })
})

test('a failed page is logged in the same way, with its route', () => {
  logPageError(brokenWrite(), '/profil/[id]')
  expect(onlyLine()).toMatchObject({ msg: 'A page failed', route: '/profil/[id]' })
})

test('an error that Next prints is logged once, in the same way, and other texts are printed', () => {
  vi.useFakeTimers()
  const watched = console.error
  const print = (console.error = vi.fn())
  const [page, other] = [brokenWrite(), brokenWrite()]
  logPrintedErrors()
  for (const error of [page, page, other]) console.error('⨯', error)
  console.error('The port is busy')
  logPageError(page, '/profil')
  vi.runAllTimers()
  vi.useRealTimers()
  console.error = watched
  expect(print.mock.calls).toEqual([['The port is busy']])
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'A page failed', route: '/profil', err: { code: '23505' } },
    { msg: 'An unexpected error', err: { code: '23505' } },
  ])
  for (const value of VALUES) expect(lines.join()).not.toContain(value)
})

test('lines of a request carry its id, which is also sent with the failure', () => {
  const answered = runWithRequestId('r-1', () => failure(brokenWrite()))
  expect(answered.headers.get('x-request-id')).toBe('r-1')
  expect(onlyLine()).toMatchObject({ requestId: 'r-1' })
})

test('a failed write is no outage of the database', () => {
  noteDatabaseFailure(brokenWrite())
  expect(lines).toEqual([])
})

test('a programming error keeps its message', () => {
  failure(new TypeError('x is not a function'))
  expect(onlyLine().err).toMatchObject({ type: 'TypeError', message: 'x is not a function' })
})

test.each([
  ['the driver', new Error('Failed query', { cause: new TypeError(VALUES[0]) })],
  ['a library', Object.assign(new TypeError(VALUES[0]), { code: 'ERR_INVALID_ARG_TYPE' })],
  ['a parser of what was sent', new SyntaxError(`Unexpected token in ${VALUES[0]}`)],
  ['anyone', new Error(VALUES[0])],
  ['no error: a bare text', VALUES[0]],
])('the message of %s is omitted', (_, error) => {
  failure(error)
  expect(onlyLine().err).not.toHaveProperty('message')
})
