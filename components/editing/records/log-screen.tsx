'use client'
import { Download } from 'lucide-react'
import { RECORD_ACTION_WORDS } from '@/lib/platform/admin/action-words'
import { ListPage } from '@/components/platform/admin/list-page'
import { useQueryParams, useWasRecordOpen } from '@/components/platform/admin/use-query-params'
import { buttonLook } from '@/components/ui/button-look'
import { formatDateTime } from '@/lib/platform/hr/dates'
import { listLogContract } from '@/lib/editing/records/contract'
import { LogEntry } from './log-entry'

const FILTERS = ['action', 'from', 'to']

/** The log: every write by admins, latest first. */
export function LogScreen() {
  const address = useQueryParams()
  const takesFocus = useWasRecordOpen()
  if (address.record) return <LogEntry id={address.record} />
  const chosen = FILTERS.flatMap((name) => (address[name] ? [[name, address[name]]] : []))
  return (
    <ListPage
      title="Dnevnik"
      takesFocus={takesFocus}
      list={listLogContract}
      nameOf={({ title }) => title}
      start="Ovdje se vidi svaka promjena svakog urednika."
      above={
        <a
          href={`/api/admin/izvoz-dnevnika?${new URLSearchParams(chosen)}`}
          download
          className={buttonLook({ variant: 'secondary' })}
        >
          <Download aria-hidden="true" className="size-5" />
          Izvezi kao tablicu (CSV)
        </a>
      }
      columns={[
        { id: 'title', header: 'Zapis', cell: ({ title, noun }) => title || noun },
        { id: 'noun', header: 'Vrsta', cell: ({ noun }) => noun },
        { id: 'action', header: 'Radnja', cell: ({ action }) => RECORD_ACTION_WORDS[action] },
        {
          id: 'at',
          header: 'Kada',
          cell: ({ at }) => formatDateTime(new Date(at)),
          isSortable: true,
        },
        { id: 'admin', header: 'Tko', cell: ({ adminEmail }) => adminEmail },
      ]}
      filters={[
        {
          name: 'action',
          label: 'Radnja',
          options: Object.entries(RECORD_ACTION_WORDS).map(([value, label]) => ({ value, label })),
        },
        { name: 'from', label: 'Od dana', kind: 'day' },
        { name: 'to', label: 'Do dana', kind: 'day' },
      ]}
    />
  )
}
