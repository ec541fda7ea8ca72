import { z } from 'zod'

/**
 * Bounds of a list's query; `size` is also the most rows that can be chosen at once. Beyond the rows
 * that are `counted` a list has no pages: one among so many is searched for.
 */
export const LIST_LIMITS = { search: 100, size: 500, page: 100_000, counted: 10_000 } as const

/** Rows on a page of a list by default. */
const PAGE_ROWS = 20

/**
 * The query of a list: what is searched for, its order and the page, beside filters of its own.
 * @param sorts the columns it can be sorted by; the first is its usual order
 */
export const listInput = <Sort extends string, Filters extends z.ZodRawShape>(
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

/** What every such query holds. */
export type ListInput = z.output<ReturnType<typeof listInput<string, Record<never, never>>>>

/**
 * A page of a list. `page` is the one that is shown: beyond the last it is the last. A `total` above
 * `LIST_LIMITS.counted` says that there are more, and no longer how many.
 */
export const paged = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pages: z.int() })

export type Paged<Item> = { items: Item[]; total: number; page: number; pages: number }
