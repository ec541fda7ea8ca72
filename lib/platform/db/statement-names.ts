import { Client, type QueryConfig, type QueryResult } from 'pg'
import { env } from '@/lib/platform/env'
import { isInvalidPlan } from './errors'

/** Number of repetitions after which a statement gets a name. */
const OFTEN = 3

/**
 * Maximum number of names; each connection of the pool caches the plans, some ten kilobytes each.
 */
const MOST_NAMES = 200
/** Maximum number of counted texts, since statements with literal lists have many variants. */
const MOST_TEXTS = 1_000

const names = new Map<string, string>()
const counts = new Map<string, number>()

/** Searches get a new plan each time, because the number of rows depends on the searched text. */
const IS_SEARCH = / like | @@ /

/** The name of a frequent statement; undefined for others. */
function nameOf(text: string): string | undefined {
  if (IS_SEARCH.test(text)) return undefined
  const name = names.get(text)
  if (name || names.size >= MOST_NAMES) return name
  const count = (counts.get(text) ?? 0) + 1
  if (count < OFTEN) {
    if (counts.size >= MOST_TEXTS) counts.clear()
    counts.set(text, count)
    return undefined
  }
  counts.delete(text)
  names.set(text, `iskra_${names.size + 1}`)
  return names.get(text)
}

type Callback = (error: Error | null, result?: QueryResult) => void
type Connection = { on(event: 'readyForQuery', hear: (message: { status: string }) => void): void }

/** The status of a connection outside of transactions. */
const IDLE = 'I'

/**
 * Names frequent statements, so that PostgreSQL plans them once: planning a join of five tables
 * takes longer than running it. A migration of another instance can make a plan invalid for good;
 * outside of a transaction the statement is then sent again without its name.
 */
export class NamingClient extends Client {
  #isIdle = true
  /** Names whose plans are invalid on this connection. */
  readonly #stale = new Set<string>()

  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config)
    const { connection } = this as unknown as { connection: Connection }
    connection.on('readyForQuery', ({ status }) => (this.#isIdle = status === IDLE))
  }

  override query = ((config: QueryConfig, ...rest: unknown[]) => {
    const statement = named(config, rest[0])
    const send = (sent: QueryConfig, ...more: unknown[]) => super.query(sent, ...(more as []))
    const { name } = statement
    if (!name) return send(statement, ...rest)
    if (this.#stale.has(name)) return send(unnamed(statement), ...rest)
    const isAlone = this.#isIdle
    const [values, callback] = rest as [unknown[], Callback | undefined]
    const isResent = (error: unknown) => {
      if (!isInvalidPlan(error)) return false
      this.#stale.add(name)
      return isAlone
    }
    if (callback)
      return send(statement, values, (error: Error | null, result?: QueryResult) =>
        isResent(error) ? send(unnamed(statement), values, callback) : callback(error, result),
      )
    return (send(statement, values) as unknown as Promise<QueryResult>).catch((error: unknown) => {
      if (isResent(error)) return send(unnamed(statement), values)
      throw error
    })
  }) as Client['query']
}

const unnamed = (statement: QueryConfig): QueryConfig => ({ ...statement, name: undefined })

/**
 * Adds a name to a statement with values. Plain texts, cursors and copies are unchanged. Behind a
 * pooler that keeps no named statements, names are left out.
 */
function named(config: QueryConfig, values: unknown): QueryConfig {
  const isStatement = typeof config === 'object' && 'text' in config && !('submit' in config)
  if (!env().DATABASE_NAMED_STATEMENTS) return isStatement && config.name ? unnamed(config) : config
  if (!isStatement || config.name || !Array.isArray(values) || !values.length) return config
  const name = nameOf(config.text)
  return name ? { ...config, name } : config
}
