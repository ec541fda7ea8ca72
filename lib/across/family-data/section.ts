import 'server-only'
import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Value } from './model'

/** One kind of things that are kept about a family, as the export names and reads it. */
export type Section = {
  name: string
  /** The table of its rows, then those that it, or one before, is joined to by a foreign key. */
  tables: [PgTable, ...PgTable[]]
  order: PgColumn[]
  columns: Record<string, PgColumn | SQL<Value>>
  /** Which rows are about these accounts: the parent and the children. */
  isAbout: (family: string[]) => SQL | undefined
  /** What a child wrote: a row that may hold words of distress is left out (decision 065). */
  written: (PgColumn | SQL)[]
}

/** The rows whose column `owner` names one of the family, with nothing that a child wrote. */
export const ownedBy = (
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
 * Rows of a table that names its pupil, with that column first.
 * @param written what the pupil wrote, in texts or within stored answers
 */
export const ofPupils = (
  name: string,
  tables: [PupilTable, ...PgTable[]],
  order: PgColumn[],
  columns: Section['columns'],
  written: Section['written'] = [],
): Section => {
  const { pupilId } = tables[0]
  return {
    ...ownedBy(pupilId, name, tables, order, { učenik: pupilId, ...columns }),
    written,
  }
}
