import { z } from 'zod'

/**
 * Limits of a list's query; `size` is also the maximum number of selected rows. Pages end at the
 * `counted` limit; rows beyond it are only found by searching.
 */
export const LIST_LIMITS = { search: 100, size: 500, page: 100_000, counted: 10_000 } as const

/** Default number of rows per page. */
export const PAGE_ROWS = 20

/**
 * The query of a list: search, order and page, and the list's own filters.
 * @param sorts names of sortable columns; the first is the default
 */
export const listInputSchema = <Sort extends string, Filters extends z.ZodRawShape>(
  sorts: readonly [Sort, ...Sort[]],
  filters: Filters,
) =>
  z.object({
    search: z.string().max(LIST_LIMITS.search).default(''),
    sort: z.enum(sorts).default(sorts[0] as z.core.util.NoUndefined<Sort>),
    direction: z.enum(['asc', 'desc']).default('asc'),
    page: z.coerce.number().int().min(1).max(LIST_LIMITS.page).default(1),
    size: z.coerce.number().int().min(1).max(LIST_LIMITS.size).default(PAGE_ROWS),
    ...filters,
  })

/** The query fields that all lists have. */
export type ListInput = z.output<ReturnType<typeof listInputSchema<string, Record<never, never>>>>

/**
 * A page of a list. `page` is the page in the response: a number after the last page gives the last
 * page. A `total` above `LIST_LIMITS.counted` only means that there are more.
 */
export const pagedSchema = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pages: z.int() })

export type Paged<Item> = { items: Item[]; total: number; page: number; pages: number }
