import { Client, type QueryConfig } from 'pg'

/** A text that comes this often is worth keeping its plan. */
const OFTEN = 3

/** Plans are kept by each connection of the pool, some ten kilobytes each. */
const MOST_NAMES = 200
/** Texts that are counted: those with a list of values in them come in many forms. */
const MOST_TEXTS = 1_000

const names = new Map<string, string>()
const counts = new Map<string, number>()

/** How many rows a search finds depends on what is looked for: its plan is made for that. */
const IS_SEARCH = / like | @@ /

/** The name of a statement that comes again and again; undefined for others. */
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
 * Names frequent statements, so that PostgreSQL plans them once: planning a join of five tables takes
 * longer than running it.
 */
export class NamingClient extends Client {
  override query = ((config: QueryConfig, ...rest: unknown[]) =>
    super.query(named(config, rest[0]), ...(rest as []))) as Client['query']
}

/** Drizzle sends `{ text }` and its values beside it; texts, cursors and copies stay as they are. */
function named(config: QueryConfig, values: unknown): QueryConfig {
  const isStatement = typeof config === 'object' && 'text' in config && !('submit' in config)
  if (!isStatement || config.name || !Array.isArray(values) || !values.length) return config
  const name = nameOf(config.text)
  return name ? { ...config, name } : config
}
