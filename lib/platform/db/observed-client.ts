import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import type { Client, ClientConfig, Pool, QueryConfig } from 'pg'
import { lineLimit } from '@/lib/platform/line-limit'
import { log } from '@/lib/platform/log'
import { count, observeSeconds, secondsSince } from '@/lib/platform/measure'
import { tracing } from '@/lib/platform/tracing'
import { currentRequestId } from '@/lib/platform/request-id'
import { isDatabaseUnreachable, isPoolTimeout, kindOfDatabaseError } from './errors'
import { noteDatabaseAnswer, noteDatabaseFailure } from './outage'
import type { NamingClient } from './statement-names'

/** Statements that take longer are logged. */
const SLOW_SECONDS = 0.5

/** Until then the process itself is busy, and statements wait for it. */
const STARTED_SECONDS = 10

const MAX_LOGGED_CHARACTERS = 500

type Callback = (error: Error | null, ...rest: unknown[]) => void

/** A class of clients that note how long statements take, which fail, and whether they connect. */
export const observing = (Base: typeof NamingClient): typeof NamingClient =>
  class ObservedClient extends Base {
    constructor(config?: string | ClientConfig) {
      super(config)
      // The base classes have these as properties of the instance, too.
      const [connect, send] = [this.connect.bind(this) as Connect, this.query.bind(this) as Send]
      this.connect = ((callback?: Callback) =>
        callback
          ? connect(noting(noteConnection, callback))
          : alsoNoted(connect() as Promise<unknown>, noteConnection)) as Client['connect']
      this.query = ((...args: Parameters<Send>) => sendObserved(send, args)) as Client['query']
    }
  }

type Connect = (callback?: Callback) => unknown
type Send = (config: QueryConfig | string, ...rest: unknown[]) => unknown

function sendObserved(send: Send, [config, ...rest]: Parameters<Send>): unknown {
  // Cursors and copies report their end in another way.
  if (typeof config === 'object' && 'submit' in config) return send(config, ...rest)
  const begin = performance.now()
  const text = typeof config === 'string' ? config : config.text
  // The answer arrives in the context of the connection, not of the request.
  const requestId = currentRequestId()
  const endSpan = tracing()?.startStatement(withoutLiterals(text))
  const note = (error: unknown) => {
    endSpan?.(error)
    noteStatement({ text, requestId, seconds: secondsSince(begin) }, error)
  }
  const callback = rest.at(-1)
  if (typeof callback !== 'function')
    return alsoNoted(send(config, ...rest) as Promise<unknown>, note)
  return send(config, ...rest.slice(0, -1), noting(note, callback as Callback))
}

/** A callback that first calls `note` with the error. */
const noting =
  (note: (error: unknown) => void, callback: Callback): Callback =>
  (error, ...rest) => {
    note(error)
    callback(error, ...rest)
  }

/** The same promise, whose end `note` hears of. */
function alsoNoted<T>(promise: Promise<T>, note: (error: unknown) => void): Promise<T> {
  promise.then(() => note(null), note)
  return promise
}

function noteConnection(error: unknown): void {
  if (error) noteError(error)
  else noteDatabaseAnswer()
}

function noteError(error: unknown): void {
  count('iskra_db_errors_total', { kind: kindOfDatabaseError(error) })
  noteDatabaseFailure(error)
}

const maySayMore = lineLimit()

type Answered = { text: string; requestId: string | undefined; seconds: number }

function noteStatement({ text, requestId, seconds }: Answered, error: unknown): void {
  observeSeconds('iskra_db_statement_duration_seconds', {}, seconds)
  if (error) noteError(error)
  else noteDatabaseAnswer()
  // What waited for a database that is away was not slow itself.
  const isOut = Boolean(error) && isDatabaseUnreachable(error)
  if (seconds <= SLOW_SECONDS || isOut || process.uptime() < STARTED_SECONDS) return
  const limited = maySayMore()
  const rounded = Math.round(seconds * 1_000) / 1_000
  const facts = { requestId, seconds: rounded, statement: withoutLiterals(text) }
  if (limited) log().warn({ ...facts, ...limited }, 'A statement was slow')
}

/** A statement's text, which has placeholders for values, without literals and line breaks. */
export const withoutLiterals = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, "'?'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LOGGED_CHARACTERS)

/**
 * Measures how long work waits for a connection of a pool, and lets it go on in its own context: a
 * connection is handed over in that of the work that released it.
 */
export function observePool(pool: Pool, name: 'main' | 'counting'): Pool {
  const connect = pool.connect.bind(pool) as (callback?: Callback) => Promise<unknown> | undefined
  pool.connect = ((callback?: Callback) => {
    const begin = performance.now()
    const note = (error: unknown) => {
      observeSeconds('iskra_db_wait_seconds', { pool: name }, secondsSince(begin))
      if (isPoolTimeout(error)) count('iskra_db_errors_total', { kind: 'pool_timeout' })
    }
    if (callback) return connect(noting(note, AsyncResource.bind(callback)))
    return alsoNoted(connect() as Promise<unknown>, note)
  }) as Pool['connect']
  return pool
}
