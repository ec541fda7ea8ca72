import 'server-only'
import { and, asc, desc, is, or, sql, type SQL } from 'drizzle-orm'
import { PgColumn, PgText, type PgSelect, type SelectedFields } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import { db } from '@/lib/platform/db/client'
import { croatian } from '@/lib/platform/db/columns'
import { oneOf } from '@/lib/platform/db/one-of'
import { fold } from '@/lib/platform/hr/fold'
import { LIST_LIMITS, type ListInput, type Paged } from './paged'

/** A text, or what holds where a text elsewhere is like the pattern. */
type Searched = PgColumn | SQL | ((pattern: string) => SQL)

type ListOptions<Columns extends SelectedFields> = {
  /** Selects columns of the rows, with all joins and without conditions. */
  from: (columns: SelectedFields) => PgSelect
  /** The same without joins, where only columns and orders of other tables need them. */
  rows?: (columns: SelectedFields) => PgSelect
  /** What is shown of a row. */
  columns: Columns
  /** Tells rows of equal value apart, so that no page repeats or leaves out one. */
  id: PgColumn
  /**
   * Folded texts (lib/platform/db/columns) that are searched, or conditions; each word must be in one of them.
   */
  search: Searched[]
  /** What each name of `sort` sorts by; texts the Croatian way. */
  sorts: Record<string, (PgColumn | SQL.Aliased)[]>
  /** Conditions of the filters that are set. */
  where?: (SQL | undefined)[]
}

/** One page of a list; rows are found by their ids, and columns computed for the page only. */
export async function listQuery<Columns extends SelectedFields>(
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
  const order = [...wanted, id].map((one) => direction(one instanceof PgText ? croatian(one) : one))
  const isOwn = wanted.every((one) => is(one, PgColumn) && one.table === id.table)
  // What a search has found is not searched for again.
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

/** How many ids are remembered while they are counted. */
const FEW = 500

/** Counts rows as far as `LIST_LIMITS.counted`, and has the ids of few. */
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
