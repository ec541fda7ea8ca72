import 'server-only'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { openPool, pool, type Database } from './client'
import { isDatabaseUnavailable } from './errors'
import { OnlyOnPrimaryError, readContext } from './read-context'

/** How old what a replica shows may be, and how often it is looked at. */
const BEAT_MS = 2_000

/** PostgreSQL's codes of reads that a replica can't finish, and of writes. */
const REFUSED_BY_REPLICA = new Set(['40001', '40P01', '25006'])

/** PostgreSQL's code of a statement that took too long, as it would on the primary. */
const TOO_SLOW = '57014'

/** Identifies a database of a cluster; a replica has the primary's. */
const DATABASE =
  "concat_ws(' ', (select system_identifier from pg_control_system()), current_database())"

/**
 * A server that follows the primary and answers reads. It counts as fresh while it has what the
 * primary had at the beat before.
 */
class Replica {
  readonly #pool: Pool
  readonly database: Database
  isFresh = false
  #reached: string | null = null
  #isNoted = false

  constructor(address: string) {
    this.#pool = openPool(address, env().DATABASE_CONNECTIONS)
    this.database = drizzle(this.#pool)
    setInterval(() => void this.look(), BEAT_MS).unref()
    void this.look()
  }

  async look(): Promise<void> {
    try {
      const { rows: replayed } = await this.#pool.query<{ has: boolean | null; database: string }>(
        `select pg_last_wal_replay_lsn() >= $1::pg_lsn as has, ${DATABASE} as database`,
        [this.#reached],
      )
      const { rows: written } = await pool().query<{ lsn: string; database: string }>(
        `select pg_current_wal_lsn() as lsn, ${DATABASE} as database`,
      )
      const isReplica = replayed[0]?.database === written[0]?.database
      // The first beat only learns how far the primary is.
      if (this.#reached !== null || !isReplica)
        this.#note(
          isReplica && replayed[0]?.has === true,
          isReplica ? 'It is behind the primary' : 'It is no replica of this database',
        )
      this.#reached = written[0]?.lsn ?? null
    } catch (error) {
      this.#note(false, (error as Error).message)
    }
  }

  /** Logs the first state and each change. */
  #note(isFresh: boolean, reason: string): void {
    const isKnown = this.#isNoted && isFresh === this.isFresh
    this.isFresh = isFresh
    this.#isNoted = true
    if (isKnown) return
    if (isFresh) log().info('The replica answers reads')
    else log().warn({ reason }, 'The replica is passed over')
  }

  async end(): Promise<void> {
    this.isFresh = false
    await this.#pool.end()
  }
}

const globals = globalThis as { iskraReplica?: Replica }

function replica(): Replica | null {
  const { DATABASE_REPLICA_URL: address } = env()
  return address ? (globals.iskraReplica ??= new Replica(address)) : null
}

/** Begins to look at the replica, if there is one; at the start, since it belongs to no request. */
export const openReplica = (): void => void replica()

/**
 * Runs reads whose result may be some seconds old on the replica, if there is one and it keeps up;
 * on the primary otherwise, also when the replica fails on the way. Not for what the same person
 * may just have written. `read` must not write.
 */
export async function onReplica<T>(read: () => Promise<T>): Promise<T> {
  const server = replica()
  if (!server?.isFresh) return read()
  try {
    return await readContext.run(server.database, read)
  } catch (error) {
    if (error instanceof OnlyOnPrimaryError) return read()
    if (!isRefused(error)) throw error
    server.isFresh = false
    return read()
  }
}

function isRefused(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (code === TOO_SLOW) return false
    if (typeof code === 'string' && REFUSED_BY_REPLICA.has(code)) return true
  }
  return isDatabaseUnavailable(error)
}

/** Closes the replica's connections; for tests and the end of the process. */
export async function closeReplica(): Promise<void> {
  const open = globals.iskraReplica
  delete globals.iskraReplica
  await open?.end()
}
