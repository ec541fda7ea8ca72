import { Client, type QueryConfig } from 'pg'
import { env } from '@/lib/platform/env'

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

/**
 * Names frequent statements, so that PostgreSQL plans them once: planning a join of five tables
 * takes longer than running it.
 */
export class NamingClient extends Client {
  override query = ((config: QueryConfig, ...rest: unknown[]) =>
    super.query(named(config, rest[0]), ...(rest as []))) as Client['query']
}

/**
 * Adds a name to a statement with values. Plain texts, cursors and copies are unchanged. Behind a
 * pooler that keeps no named statements, names are left out.
 */
function named(config: QueryConfig, values: unknown): QueryConfig {
  const isStatement = typeof config === 'object' && 'text' in config && !('submit' in config)
  if (!env().DATABASE_NAMED_STATEMENTS)
    return isStatement && config.name ? { ...config, name: undefined } : config
  if (!isStatement || config.name || !Array.isArray(values) || !values.length) return config
  const name = nameOf(config.text)
  return name ? { ...config, name } : config
}
