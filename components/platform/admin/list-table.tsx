'use client'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Checkbox } from '@/components/ui/input'
import type { Column } from './model'
import { QueryParamsLink, changeQueryParams } from './use-query-params'

type ListTableProps<Item> = {
  title: string
  items: Item[]
  columns: Column<Item>[]
  nameOf: (item: Item) => string
  /** `sort` and `direction` of the list's query. */
  query: Record<string, unknown>
  selected: ReadonlyMap<string, Item>
  /** True while the rows belong to the previous query: none can be selected. */
  isStale: boolean
  select?: (selected: ReadonlyMap<string, Item>) => void
}

/** A list's rows; the first column links to the record. */
export function ListTable<Item extends { _id: string }>(props: ListTableProps<Item>) {
  const { title, items, columns, nameOf, query, selected, isStale, select } = props
  const isAllSelected = items.every(({ _id }) => selected.has(_id))
  const toggle = (rows: Item[], isTicked: boolean) => {
    const next = new Map(selected)
    for (const row of rows) {
      if (isTicked) next.set(row._id, row)
      else next.delete(row._id)
    }
    select?.(next)
  }
  return (
    <div
      role="region"
      aria-label={title}
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface shadow-card"
    >
      <table className="w-full text-left">
        <thead className="border-b border-line bg-sunken">
          <tr>
            {select && (
              <th scope="col" className="w-11">
                <label className="block size-11">
                  <Checkbox
                    aria-label="Odaberi sve na stranici"
                    disabled={isStale}
                    checked={isAllSelected}
                    onChange={({ target }) => toggle(items, target.checked)}
                  />
                </label>
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.id} {...column} {...{ query }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item._id} className="border-b border-line last:border-0 hover:bg-sunken">
              {select && (
                <td>
                  <label className="block size-11">
                    <Checkbox
                      aria-label={`Odaberi: ${nameOf(item)}`}
                      disabled={isStale}
                      checked={selected.has(item._id)}
                      onChange={({ target }) => toggle([item], target.checked)}
                    />
                  </label>
                </td>
              )}
              {columns.map(({ id, cell, isLong }, place) => (
                <td
                  key={id}
                  className={clsx(
                    'px-4 py-2',
                    place > 0 && (isLong ? 'min-w-48' : 'whitespace-nowrap'),
                  )}
                >
                  {place === 0 ? (
                    <QueryParamsLink
                      changes={{ record: item._id }}
                      className="inline-flex min-h-11 min-w-36 items-center font-bold text-link underline-offset-4 hover:underline"
                    >
                      {cell(item)}
                    </QueryParamsLink>
                  ) : (
                    cell(item)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ColumnHeadProps = {
  id: string
  header: string
  isSortable?: boolean
  query: Record<string, unknown>
}

/** A column heading that sorts the list; clicking again reverses the order. */
function ColumnHead({ id, header, isSortable, query }: ColumnHeadProps) {
  const isSorted = isSortable && query.sort === id
  const isDescending = query.direction === 'desc'
  if (!isSortable)
    return (
      <th scope="col">
        <span className="px-4 font-bold whitespace-nowrap">{header}</span>
      </th>
    )
  const Arrow = isDescending ? ArrowDown : ArrowUp
  const direction = isSorted && !isDescending ? 'desc' : 'asc'
  return (
    <th scope="col" aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        onClick={() => changeQueryParams({ sort: id, direction, page: undefined })}
        className="inline-flex min-h-11 items-center gap-1 px-4 font-bold whitespace-nowrap hover:text-link"
      >
        {header}
        {isSorted && <Arrow aria-hidden="true" className="size-4" />}
      </button>
    </th>
  )
}
