import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

export type Value = string | number | boolean | Date | null
export type Row = Record<string, Value>

/** One kind of things that are kept about a family, as the export names and reads it. */
export type Section = {
  name: string
  /** The table of its rows, then those that it, or one before, is joined to by a foreign key. */
  tables: [PgTable, ...PgTable[]]
  order: PgColumn[]
  columns: Record<string, PgColumn | SQL<Value>>
  /** Which rows are about these accounts: the parent and the children. */
  isAbout: (family: string[]) => SQL | undefined
}

/** The rows whose column `owner` names one of the family. */
export const ownedBy = (
  owner: PgColumn,
  name: string,
  tables: Section['tables'],
  order: PgColumn[],
  columns: Section['columns'],
): Section => ({
  ...{ name, tables, order, columns },
  isAbout: (family) => inArray(owner, family),
})

/** Names of columns that hold what programs read, such as ids and schedules, end in this. */
export const RECORD = ' (zapis)'
