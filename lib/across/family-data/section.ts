import 'server-only'
import { inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ExportedValue } from './model'

/** A section of the export with its name and columns. */
export type Section = {
  name: string
  /** The rows' table, then tables that foreign keys join to an earlier one. */
  tables: [PgTable, ...PgTable[]]
  order: PgColumn[]
  columns: Record<string, PgColumn | SQL<ExportedValue>>
  /** Selects the rows of these accounts: the parent and the children. */
  isAbout: (family: string[]) => SQL | undefined
  /** A child's texts: rows with possible words of distress are left out (decision 065). */
  written: (PgColumn | SQL)[]
}

/** Rows whose `owner` column is a family member, without texts by children. */
export const sectionOwnedBy = (
  owner: PgColumn,
  name: string,
  tables: Section['tables'],
  order: PgColumn[],
  columns: Section['columns'],
): Section => ({
  ...{ name, tables, order, columns, written: [] },
  isAbout: (family) => inArray(owner, family),
})

type PupilTable = PgTable & { pupilId: PgColumn }

/**
 * Rows of a table with a pupil column, which comes first.
 * @param written the pupil's texts or answers that contain texts
 */
export const sectionOfPupils = (
  name: string,
  tables: [PupilTable, ...PgTable[]],
  order: PgColumn[],
  columns: Section['columns'],
  written: Section['written'] = [],
): Section => {
  const { pupilId } = tables[0]
  return {
    ...sectionOwnedBy(pupilId, name, tables, order, { učenik: pupilId, ...columns }),
    written,
  }
}

/** Stored lists and objects as text. */
export const storedAsText = (column: PgColumn): SQL<string | null> =>
  sql<string | null>`${column}::text`
