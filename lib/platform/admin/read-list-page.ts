import 'server-only'
import { and, asc, desc, is, or, sql, type SQL } from 'drizzle-orm'
import { PgColumn, PgText, type PgSelect, type SelectedFields } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import { db } from '@/lib/platform/db/client'
import { croatianOrderSql } from '@/lib/platform/db/columns'
import { oneOf } from '@/lib/platform/db/one-of'
import { fold } from '@/lib/platform/hr/fold'
import { LIST_LIMITS, type ListInput, type Paged } from './paged'

/** A searchable text, or a function that makes a condition for a LIKE pattern. */
type Searched = PgColumn | SQL | ((pattern: string) => SQL)

type ListOptions<Columns extends SelectedFields> = {
  /** Selects columns of the rows, with all joins and without conditions. */
  from: (columns: SelectedFields) => PgSelect
  /** A query without joins, used when only displayed or sorted columns need the joins. */
  rows?: (columns: SelectedFields) => PgSelect
  /** The columns of a row in the result. */
  columns: Columns
  /** Tie-breaker for rows with equal sort values, so that pages neither repeat nor omit rows. */
  id: PgColumn
  /**
   * Folded texts (lib/platform/db/columns) or conditions to search; each word must be in one of
   * them.
   */
  search: Searched[]
  /** Columns for each value of `sort`; texts are sorted by Croatian collation. */
  sorts: Record<string, (PgColumn | SQL.Aliased)[]>
  /** Conditions of the active filters. */
  where?: (SQL | undefined)[]
}

/** One page of a list. Rows are found by id first, and columns are computed only for that page. */
export async function readListPage<Columns extends SelectedFields>(
  { from, rows = from, columns, id, search, sorts, where = [] }: ListOptions<Columns>,
  input: ListInput,
): Promise<Paged<SelectResultFields<Columns>>> {
  const condition = and(...where, ...searched(search, input.search))
  const { total, few } = await counted(id, rows({ id }).where(condition))
  const reached = Math.min(total, LIST_LIMITS.counted)
  const pages = Math.max(1, Math.ceil(reached / input.size))
  const page = Math.min(input.page, pages)
  const direction = input.direction === 'desc' ? desc : asc
  const wanted = sorts[input.sort] ?? []
  const order = [...wanted, id].map((one) =>
    direction(one instanceof PgText ? croatianOrderSql(one) : one),
  )
  const isOwn = wanted.every((one) => is(one, PgColumn) && one.table === id.table)
  // If the count already returned the ids, the search is not repeated.
  const shown = total
    ? await (isOwn ? rows : from)({ id })
        .where(few ? oneOf(id, few) : condition)
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

/** Up to this many rows, counting also returns their ids. */
const FEW = 500

/** Counts rows up to `LIST_LIMITS.counted`, and returns the ids if there are few. */
async function counted(id: PgColumn, rows: PgSelect): Promise<{ total: number; few?: string[] }> {
  const found = rows.limit(LIST_LIMITS.counted + 1).as('counted')
  const ids = sql`"counted".${sql.identifier(id.name)}`
  const [row] = await db()
    .select({
      total: sql<number>`count(*)::int`,
      few: sql<string[] | null>`case when count(*) <= ${FEW} then array_agg(${ids}) end`,
    })
    .from(found)
  return { total: row?.total ?? 0, ...(row?.few && { few: row.few }) }
}

const searched = (texts: Searched[], wanted: string): (SQL | undefined)[] =>
  fold(wanted)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      return or(
        ...texts.map((text) =>
          typeof text === 'function' ? text(pattern) : sql`${text} like ${pattern}`,
        ),
      )
    })
