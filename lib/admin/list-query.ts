import 'server-only'
import { and, asc, desc, or, sql, type SQL } from 'drizzle-orm'
import { PgText, type PgColumn, type PgSelect, type SelectedFields } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import { croatian } from '@/lib/db/columns'
import { oneOf } from '@/lib/db/one-of'
import { fold } from '@/lib/hr/fold'
import type { ListInput, Paged } from './paged'

type ListOptions<Columns extends SelectedFields> = {
  /** Selects columns of the rows, with all joins and without conditions. */
  from: (columns: SelectedFields) => PgSelect
  /** What is shown of a row. */
  columns: Columns
  /** Tells rows of equal value apart, so that no page repeats or leaves out one. */
  id: PgColumn
  /** Folded texts (lib/db/columns) that are searched; each word must be in one of them. */
  search: (PgColumn | SQL)[]
  /** What each name of `sort` sorts by; texts the Croatian way. */
  sorts: Record<string, (PgColumn | SQL.Aliased)[]>
  /** Conditions of the filters that are set. */
  where?: (SQL | undefined)[]
}

/** One page of a list; rows are found by their ids, and columns computed for the page only. */
export async function listQuery<Columns extends SelectedFields>(
  { from, columns, id, search, sorts, where = [] }: ListOptions<Columns>,
  input: ListInput,
): Promise<Paged<SelectResultFields<Columns>>> {
  const condition = and(...where, ...searched(search, input.search))
  const [count] = await from({ total: sql<number>`count(*)::int` }).where(condition)
  const total = Number(count?.total ?? 0)
  const pages = Math.max(1, Math.ceil(total / input.size))
  const page = Math.min(input.page, pages)
  const direction = input.direction === 'desc' ? desc : asc
  const order = [...(sorts[input.sort] ?? []), id].map((one) =>
    direction(one instanceof PgText ? croatian(one) : one),
  )
  // A search that finds nothing has looked through everything once.
  const shown = total
    ? await from({ id })
        .where(condition)
        .orderBy(...order)
        .limit(input.size)
        .offset((page - 1) * input.size)
    : []
  const ids = shown.map((row) => String(row.id))
  const items = ids.length
    ? await from(columns)
        .where(oneOf(id, ids))
        .orderBy(...order)
    : []
  return { items: items as SelectResultFields<Columns>[], total, page, pages }
}

const searched = (texts: (PgColumn | SQL)[], wanted: string): (SQL | undefined)[] =>
  fold(wanted)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      return or(...texts.map((text) => sql`${text} like ${pattern}`))
    })
