'use client'
import {
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Checkbox } from '@/components/ui/input'
import type { Column } from './model'
import { AddressLink, changeAddress } from './use-address'

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature })

type ListTableProps<Item> = {
  title: string
  items: Item[]
  columns: Column<Item>[]
  nameOf: (item: Item) => string
  /** `sort` and `direction` of the list's query. */
  query: Record<string, unknown>
  selected: ReadonlyMap<string, Item>
  /** True while the rows are those of the query before: none can be ticked. */
  isStale: boolean
  select?: (selected: ReadonlyMap<string, Item>) => void
}

/** The rows of a list. The first column leads to the record. */
export function ListTable<Item extends { _id: string }>(props: ListTableProps<Item>) {
  const { title, items, columns, nameOf, query, selected, isStale, select } = props
  const table = useTable({
    features,
    data: items,
    columns: columns.map((column) => toDefinition<Item>(column)),
    getRowId: ({ _id }) => _id,
    manualSorting: true,
    sortDescFirst: false,
    enableSortingRemoval: false,
    state: {
      sorting: [{ id: String(query.sort), desc: query.direction === 'desc' }],
      rowSelection: Object.fromEntries([...selected.keys()].map((id) => [id, true as const])),
    },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(table.state.sorting) : change
      const direction = next?.desc ? 'desc' : undefined
      changeAddress({ sort: next?.id, direction, page: undefined })
    },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(table.state.rowSelection) : change
      const known = new Map([...selected, ...items.map((item) => [item._id, item] as const)])
      select?.(new Map([...known].filter(([id]) => next[id])))
    },
  })
  return (
    <div
      role="region"
      aria-label={title}
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface shadow-card"
    >
      <table className="w-full text-left">
        <thead className="border-b border-line bg-sunken">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {select && (
                <th scope="col" className="w-11">
                  <Checkbox
                    aria-label="Odaberi sve na stranici"
                    disabled={isStale}
                    checked={table.getIsAllPageRowsSelected()}
                    onChange={table.getToggleAllPageRowsSelectedHandler()}
                  />
                </th>
              )}
              {group.headers.map(({ id, column }) => (
                <th key={id} scope="col" aria-sort={SORTED[String(column.getIsSorted())]}>
                  {column.getCanSort() ? (
                    <button
                      type="button"
                      onClick={column.getToggleSortingHandler()}
                      className="inline-flex min-h-11 items-center gap-1 px-4 font-bold whitespace-nowrap hover:text-link"
                    >
                      {String(column.columnDef.header)}
                      {column.getIsSorted() === 'asc' && (
                        <ArrowUp aria-hidden="true" className="size-4" />
                      )}
                      {column.getIsSorted() === 'desc' && (
                        <ArrowDown aria-hidden="true" className="size-4" />
                      )}
                    </button>
                  ) : (
                    <span className="px-4 font-bold whitespace-nowrap">
                      {String(column.columnDef.header)}
                    </span>
                  )}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className="border-b border-line last:border-0 hover:bg-sunken">
              {select && (
                <td>
                  <Checkbox
                    aria-label={`Odaberi: ${nameOf(row.original)}`}
                    disabled={isStale}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
              )}
              {row.getAllCells().map((cell, place) => (
                <td key={cell.id} className={clsx('px-4 py-2', place > 0 && 'whitespace-nowrap')}>
                  {place === 0 ? (
                    <AddressLink
                      changes={{ record: row.id }}
                      className="inline-flex min-h-11 min-w-36 items-center font-bold text-link underline-offset-4 hover:underline"
                    >
                      <table.FlexRender cell={cell} />
                    </AddressLink>
                  ) : (
                    <table.FlexRender cell={cell} />
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

const SORTED: Record<string, 'ascending' | 'descending'> = { asc: 'ascending', desc: 'descending' }

const toDefinition = <Item extends object>({
  id,
  header,
  cell,
  isSortable = false,
}: Column<Item>): ColumnDef<typeof features, Item> => ({
  id,
  header,
  enableSorting: isSortable,
  // A column without one can't be sorted by.
  accessorFn: (item) => item,
  cell: ({ row }) => cell(row.original),
})
