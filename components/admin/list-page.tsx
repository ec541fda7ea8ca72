'use client'
import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Field, TextField, type FieldWiring } from '@/components/ui/field'
import { Input, Select } from '@/components/ui/input'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded } from '@/components/ui/loaded'
import { PageTitle } from '@/components/ui/section-heading'
import { buttonLook } from '@/components/ui/button-look'
import { useDebounced } from '@/components/ui/use-debounced'
import { useStepFocus } from '@/components/ui/use-step-focus'
import type { Paged } from '@/lib/admin/paged'
import { useCall } from '@/lib/browser/queries'
import { formatNumber } from '@/lib/hr/numbers'
import { callOf } from '@/lib/http/call'
import { BulkBar } from './bulk-bar'
import { ListTable } from './list-table'
import type { BulkAction, Column, Filter, ListContract } from './model'
import { PageButtons } from './page-buttons'
import { AddressLink, changeAddress, useAddress } from './use-address'

export type ListPageProps<Item> = {
  title: string
  list: ListContract<Item>
  columns: Column<Item>[]
  nameOf: (item: Item) => string
  filters?: Filter[]
  create?: string
  /** What the list is for and where it is seen. */
  about?: string
  /** What an empty list says to do first. */
  start?: string
  actions?: BulkAction<Item>[]
  /** Between the heading and the list. */
  above?: ReactNode
  /** True after a record was closed: the heading takes the focus. */
  takesFocus?: boolean
}

const SEARCH_WAIT_MS = 300

/** A list that the server searches, sorts, filters and pages; its whole state is in the address. */
export function ListPage<Item extends { _id: string }>(props: ListPageProps<Item>) {
  const { title, list, columns, nameOf, filters = [], create, actions = [] } = props
  const heading = useStepFocus<HTMLHeadingElement>(props.takesFocus)
  const address = useAddress()
  const { success, data } = list.query.safeParse(address)
  // An invalid address shows the list as it begins.
  const query: Record<string, unknown> = success ? data : list.query.parse({})
  const page = useCall(callOf(list), { query }, { keepsPrevious: true })
  const [selected, select] = useState<ReadonlyMap<string, Item>>(new Map())
  const isNarrowed = ['search', ...filters.map(({ name }) => name)].some((name) => address[name])
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle ref={heading}>{title}</PageTitle>
        {create && (
          <AddressLink changes={{ record: 'new' }} className={buttonLook({})}>
            <Plus aria-hidden="true" className="size-5" />
            {create}
          </AddressLink>
        )}
      </div>
      {props.about && <p className="text-muted">{props.about}</p>}
      {props.above}
      <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-4">
        <SearchField wanted={address.search ?? ''} />
        {filters.map((filter) => (
          <Field key={filter.name} label={filter.label}>
            {(wiring) => (
              <FilterControl {...wiring} {...{ filter }} value={address[filter.name] ?? ''} />
            )}
          </Field>
        ))}
      </div>
      <Loaded<Paged<Item>>
        query={page}
        title="Popis se ne može učitati"
        skeleton={<ListSkeleton />}
      >
        {({ items, total, page: number, pages }) => (
          <div aria-busy={page.isPlaceholderData} className="space-y-5 aria-busy:opacity-60">
            <p role="alert" className="font-bold text-bad empty:hidden">
              {page.failureReason?.message}
            </p>
            <p role="status" className="text-muted">
              Ukupno: {formatNumber(total)}
            </p>
            {actions.length > 0 && (
              <BulkBar
                {...{ list, query, total, nameOf, actions, selected, select }}
                isStale={page.isPlaceholderData}
              />
            )}
            {total === 0 ? (
              <EmptyState
                title={isNarrowed ? 'Ništa nije pronađeno' : 'Ovdje još nema ničega'}
                text={
                  isNarrowed
                    ? 'Pokušaj s drugim riječima ili ukloni uvjete.'
                    : (props.start ?? 'Novi se zapis dodaje gumbom iznad popisa.')
                }
              />
            ) : (
              <ListTable
                {...{ title, items, columns, nameOf, selected, query }}
                isStale={page.isPlaceholderData}
                {...(actions.length > 0 && { select })}
              />
            )}
            <PageButtons number={number} pages={pages} />
          </div>
        )}
      </Loaded>
    </div>
  )
}

type FilterControlProps = FieldWiring & { filter: Filter; value: string }

function FilterControl({ filter, value, ...wiring }: FilterControlProps) {
  const set = (next: string) => changeAddress({ [filter.name]: next, page: undefined })
  if (filter.kind === 'day')
    return (
      <Input {...wiring} type="date" value={value} onChange={({ target }) => set(target.value)} />
    )
  return (
    <Select {...wiring} value={value} onChange={({ target }) => set(target.value)}>
      <option value="">Svi</option>
      {filter.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

/** Searches after a pause in typing. Follows an address that was changed elsewhere. */
function SearchField({ wanted }: { wanted: string }) {
  const [text, setText] = useState(wanted)
  const settled = useDebounced(text.trim(), SEARCH_WAIT_MS)
  const known = useRef(wanted)
  useEffect(() => {
    if (settled === known.current) return
    known.current = settled
    changeAddress({ search: settled, page: undefined }, 'replace')
  }, [settled])
  const follow = useEffectEvent(() => {
    if (wanted === known.current) return
    known.current = wanted
    setText(wanted)
  })
  useEffect(() => follow(), [wanted])
  return (
    <TextField
      label="Traži"
      type="search"
      value={text}
      maxLength={100}
      onChange={({ target }) => setText(target.value)}
    />
  )
}
