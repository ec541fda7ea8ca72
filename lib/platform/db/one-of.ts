import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Like `inArray`, but with all values in one parameter, since a statement allows only 65 535.
 * @param values also an array that the database makes
 */
export function oneOf(column: PgColumn, values: string[] | Placeholder | SQL): SQL {
  // Drizzle would expand a plain array to a list of parameters.
  const value = Array.isArray(values) ? sql.param(values) : values
  return sql`${column} = any(${value}::${sql.raw(column.getSQLType())}[])`
}
