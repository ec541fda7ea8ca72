import 'server-only'
import { asc, eq, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgSelect, type PgTable } from 'drizzle-orm/pg-core'
import { eventLoopYielder } from '@/lib/platform/event-loop'
import type { CursorDatabase } from '@/lib/platform/db/paged-reading'
import { mayExpressDistress } from './may-express-distress'
import type { Row } from './model'
import type { Section } from './section'

/** Prefix of texts that are read only to check them for distress and are not exported. */
const LOOKED_AT = '?'
type ReadRow = Record<string, unknown>

/** A page of a section's rows, with the texts to check. */
export async function readSectionRows(section: Section, reader: CursorDatabase, family: string[]) {
  const { tables, columns, written, isAbout, order } = section
  const [first, ...joined] = tables
  const looked = Object.fromEntries(written.map((one, place) => [LOOKED_AT + place, one]))
  let query: PgSelect = reader
    .select({ ...columns, ...looked })
    .from(first)
    .$dynamic()
  for (const table of joined) {
    query = query.leftJoin(table, byForeignKey(table, tables.slice(0, tables.indexOf(table))))
  }
  const rows = await query.where(isAbout(family)).orderBy(...order.map((one) => asc(one)))
  return rows as ReadRow[]
}

/** The rows a parent may read. Yields between rows, because checking long texts takes time. */
export async function rowsForParent(rows: ReadRow[]): Promise<Row[]> {
  const yieldToEventLoop = eventLoopYielder()
  const shown: Row[] = []
  for (const row of rows) {
    if (!mayExpressDistress(Object.values(part(row, true)))) shown.push(part(row, false))
    await yieldToEventLoop()
  }
  return shown
}

/** The texts to check, or the exported columns. */
const part = (row: ReadRow, isLooked: boolean) =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => name.startsWith(LOOKED_AT) === isLooked),
  ) as Row

/** Joins a table to an earlier one by a foreign key in either direction. */
function byForeignKey(table: PgTable, before: PgTable[]): SQL {
  const references = [...before, table]
    .flatMap((one) => getTableConfig(one).foreignKeys)
    .map((key) => key.reference())
  for (const { columns, foreignTable, foreignColumns } of references) {
    const [[column], [key]] = [columns, foreignColumns]
    if (!column || !key) continue
    const ends = [column.table, foreignTable]
    if (ends.includes(table) && ends.some((end) => before.includes(end))) return eq(key, column)
  }
  throw new Error('No foreign key joins the tables of a section')
}
