import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a column has one of the values. They go as one array and so as one parameter, where
 * `inArray` takes one for each and PostgreSQL refuses more than 65 535 in a statement.
 */
export const oneOf = (column: PgColumn, values: string[]): SQL =>
  sql`${column} = any(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`
