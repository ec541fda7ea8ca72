import 'server-only'
import { sql, type Placeholder } from 'drizzle-orm'
import { db, type Database } from './client'

type Query<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> }

/**
 * A query whose text is made once. Drizzle makes it anew for each call, which for a join takes as
 * long as the way to the database and back.
 * @param names of the values that differ between calls; each has its place in the query
 */
export function prepared<const Name extends string, Rows>(
  names: readonly Name[],
  build: (
    database: Database,
    values: Record<Name, Placeholder>,
  ) => { prepare(name: string): Query<Rows> },
): (values: Record<Name, unknown>, database?: Database) => Promise<Rows> {
  const places = names.map((name) => [name, sql.placeholder(name)])
  const values = Object.fromEntries(places) as Record<Name, Placeholder>
  const made = new WeakMap<Database, Query<Rows>>()
  return (given, database = db()) => {
    // A frequent statement gets its name from the connection (statement-names.ts).
    const query = made.get(database) ?? build(database, values).prepare('')
    made.set(database, query)
    return query.execute(given)
  }
}
