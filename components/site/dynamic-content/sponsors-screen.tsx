'use client'
import { clsx } from 'clsx'
import { useState, type ReactNode } from 'react'
import { dateField } from '@/components/platform/admin/date-field'
import { removeRecord } from '@/components/platform/admin/record-calls'
import { RecordsScreen } from '@/components/platform/admin/records-screen'
import { imageFormField } from '@/components/content/media/images/image-control'
import { QueryParamsLink, useQueryParams } from '@/components/platform/admin/use-query-params'
import { lazyPart } from '@/components/ui/lazy-part'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { formatDay } from '@/lib/platform/hr/dates'
import {
  createContract,
  deleteContract,
  listContract,
  readContract,
  saveContract,
  sponsorFields,
} from '@/lib/site/dynamic-content/sponsors/contract'
import { LIST_TITLES, SPONSOR_LISTS } from '@/lib/site/dynamic-content/model'

const SponsorListScreen = lazyPart(
  () => import('./sponsor-list-screen').then((one) => one.SponsorListScreen),
  { loading: ListSkeleton, isNeeded: true },
)

/** The admin's screen of sponsors, their lists and slots; the address says which is shown. */
export function SponsorsScreen() {
  const { list } = useQueryParams()
  const chosen = SPONSOR_LISTS.find((one) => one === list)
  const [wasOnList, setOnList] = useState(false)
  if (chosen && !wasOnList) setOnList(true)
  const lists = (
    <nav aria-label="Partneri i popisi" className="flex flex-wrap gap-1">
      {[undefined, ...SPONSOR_LISTS].map((one) => (
        <QueryParamsLink
          key={one ?? ''}
          changes={{ list: one, record: undefined, search: undefined, page: undefined }}
          aria-current={one === chosen ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-11 items-center rounded-control px-3 font-bold hover:bg-sunken',
            'aria-[current]:bg-link-soft aria-[current]:text-link',
          )}
        >
          {one ? LIST_TITLES[one] : 'Svi partneri'}
        </QueryParamsLink>
      ))}
    </nav>
  )
  if (chosen) return <SponsorListScreen list={chosen} above={lists} />
  return <Sponsors above={lists} takesFocus={wasOnList} />
}

const dayOf = (day: string) => (day ? formatDay(day) : '')

type SponsorsProps = { above: ReactNode; takesFocus: boolean }

const Sponsors = ({ above, takesFocus }: SponsorsProps) => (
  <RecordsScreen
    list={{
      ...{ above, takesFocus },
      title: 'Partneri',
      about: 'Partneri i pokrovitelji stranice. Ovdje ih upisuješ, a popisi kažu gdje se tko vidi.',
      start: 'Prvo dodaj partnera, a zatim ga stavi na jedan od popisa.',
      list: listContract,
      nameOf: ({ name }) => name,
      create: 'Novi partner',
      columns: [
        { id: 'name', header: 'Naziv', cell: ({ name }) => name, isSortable: true },
        { id: 'shown', header: 'Sada se vidi', cell: shownText },
        { id: 'from', header: 'Od', cell: ({ from }) => dayOf(from), isSortable: true },
        { id: 'until', header: 'Do', cell: ({ until }) => dayOf(until), isSortable: true },
        { id: 'lists', header: 'Na popisima', cell: ({ listCount }) => listCount },
      ],
      actions: [
        {
          label: 'Obriši nekorištene',
          asks: 'Obrisati odabrane partnere koji nisu ni na jednom popisu?',
          run: (one) => removeRecord(deleteContract, one),
        },
      ],
    }}
    form={{
      table: 'sponsors',
      schema: sponsorFields,
      calls: {
        read: readContract,
        create: createContract,
        save: saveContract,
        remove: deleteContract,
      },
      titleOf: (sponsor) => sponsor?.name ?? 'Novi partner',
      fields: [
        { name: 'name', label: 'Naziv' },
        imageFormField('logoUrl', 'Logotip', 'Najbolje na prozirnoj podlozi.'),
        { name: 'linkUrl', label: 'Poveznica', hint: 'Počinje s https://.' },
        { name: 'text', label: 'Tekst uz logotip', kind: 'area' },
        dateField('from', 'Vidi se od', 'Prazno: odmah.'),
        dateField('until', 'Vidi se do', 'Zadnji dan. Prazno: bez kraja.'),
      ],
      valuesOf: (sponsor) => ({
        name: sponsor?.name ?? '',
        logoUrl: sponsor?.logoUrl ?? '',
        linkUrl: sponsor?.linkUrl ?? '',
        text: sponsor?.text ?? '',
        from: sponsor?.from ?? '',
        until: sponsor?.until ?? '',
      }),
    }}
  />
)

function shownText({ isShown, listCount }: { isShown: boolean; listCount: number }): string {
  if (!isShown) return 'ne, zbog datuma'
  return listCount ? 'da' : 'ne, nije ni na jednom popisu'
}
