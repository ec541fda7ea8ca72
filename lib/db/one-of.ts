import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a column has one of the values. They go as one array and so as one parameter, where
 * `inArray` takes one for each and PostgreSQL refuses more than 65 535 in a statement.
 */
export function oneOf(column: PgColumn, values: string[] | Placeholder): SQL {
  // An array alone would be taken as a list of parameters.
  const value = Array.isArray(values) ? sql.param(values) : values
  return sql`${column} = any(${value}::${sql.raw(column.getSQLType())}[])`
}
