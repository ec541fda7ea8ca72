import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Like `inArray`, with the values as one parameter: a statement takes at most 65 535. */
export function oneOf(column: PgColumn, values: string[] | Placeholder): SQL {
  // An array alone would be taken as a list of parameters.
  const value = Array.isArray(values) ? sql.param(values) : values
  return sql`${column} = any(${value}::${sql.raw(column.getSQLType())}[])`
}
