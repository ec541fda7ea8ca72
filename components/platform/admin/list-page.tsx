'use client'
import { Plus } from 'lucide-react'
import { useState, type ComponentType, type ReactNode } from 'react'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { lazyPart } from '@/components/ui/lazy-part'
import { Loaded } from '@/components/ui/loaded'
import { PageTitle } from '@/components/ui/section-heading'
import { buttonLook } from '@/components/ui/button-look'
import { useStepFocus } from '@/components/ui/use-step-focus'
import { LIST_LIMITS, type Paged } from '@/lib/platform/admin/paged'
import { useCall } from '@/lib/platform/browser/queries'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { apiCallOf } from '@/lib/platform/http/api-call'
import type { BulkBar as Bar } from './bulk-bar'
import { ListFilters } from './list-filters'
import { ListTable } from './list-table'
import type { BulkAction, Column, Filter, ListContract } from './model'
import { QueryParamsPagination } from './page-buttons'
import { QueryParamsLink, useQueryParams } from './use-query-params'

/** Loaded on demand: it includes a drawing, and few lists are empty. */
const EmptyState = lazyPart(() =>
  import('@/components/ui/empty-state').then((one) => one.EmptyState),
)

const loadBar = () => import('./bulk-bar').then((one) => one.BulkBar as ComponentType<object>)
const BulkBar = lazyPart(loadBar) as typeof Bar

export type ListPageProps<Item> = {
  title: string
  list: ListContract<Item>
  columns: Column<Item>[]
  nameOf: (item: Item) => string
  filters?: Filter[]
  create?: string
  /** The list's purpose and where it is shown. */
  about?: string
  /** The first step suggested by an empty list. */
  start?: string
  actions?: BulkAction<Item>[]
  /** Shown between the heading and the list. */
  above?: ReactNode
  /** True after closing a record: the heading takes focus. */
  takesFocus?: boolean
}

/** A list searched, sorted, filtered and paged by the server. Its whole state is in the address. */
export function ListPage<Item extends { _id: string }>(props: ListPageProps<Item>) {
  const { title, list, columns, nameOf, filters = [], create, actions = [] } = props
  const heading = useStepFocus<HTMLHeadingElement>(props.takesFocus)
  const address = useQueryParams()
  const { success, data } = list.query.safeParse(address)
  // An invalid address shows the default list.
  const query: Record<string, unknown> = success ? data : list.query.parse({})
  const page = useCall(apiCallOf(list), { query }, { keepsPrevious: true })
  const [selected, select] = useState<ReadonlyMap<string, Item>>(new Map())
  const [wasSelected, setWasSelected] = useState(false)
  if (selected.size > 0 && !wasSelected) setWasSelected(true)
  const narrowing = ['search', 'page', ...filters.map(({ name }) => name)]
  const isNarrowed = narrowing.some((name) => name !== 'page' && address[name])
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle ref={heading}>{title}</PageTitle>
        {create && (
          <QueryParamsLink changes={{ record: 'new' }} className={buttonLook({})}>
            <Plus aria-hidden="true" className="size-5" />
            {create}
          </QueryParamsLink>
        )}
      </div>
      {props.about && <p className="text-muted">{props.about}</p>}
      {props.above}
      <ListFilters {...{ filters, address }} />
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
              {total > LIST_LIMITS.counted
                ? `Ukupno: više od ${formatNumber(LIST_LIMITS.counted)}. Suzi popis pretragom ili uvjetima.`
                : `Ukupno: ${formatNumber(total)}`}
            </p>
            {wasSelected && (
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
              >
                {isNarrowed && (
                  <QueryParamsLink
                    changes={Object.fromEntries(narrowing.map((name) => [name, undefined]))}
                    className={buttonLook({ variant: 'secondary' })}
                  >
                    Ukloni sve uvjete
                  </QueryParamsLink>
                )}
              </EmptyState>
            ) : (
              <ListTable
                {...{ title, items, columns, nameOf, selected, query }}
                isStale={page.isPlaceholderData}
                {...(actions.length > 0 && { select })}
              />
            )}
            <QueryParamsPagination {...{ number, pages }} onTurn={() => heading.current?.focus()} />
          </div>
        )}
      </Loaded>
    </div>
  )
}
