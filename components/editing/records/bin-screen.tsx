'use client'
import { ListPage } from '@/components/platform/admin/list-page'
import {
  changeQueryParams,
  useQueryParams,
  useWasRecordOpen,
} from '@/components/platform/admin/use-query-params'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { useMutate } from '@/lib/platform/browser/mutations'
import { formatDate, formatDateTime } from '@/lib/platform/hr/dates'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { ApiError, call } from '@/lib/platform/http/client'
import { listBinContract, restoreFromBinContract } from '@/lib/editing/records/contract'
import { LogEntry } from './log-entry'

/** Restorable deletions of the last 30 days. */
export function BinScreen() {
  const { record } = useQueryParams()
  const takesFocus = useWasRecordOpen()
  const restoring = useMutate(apiCallOf(restoreFromBinContract), {
    refreshes: [apiCallOf(listBinContract)],
  })
  const restore = async (id: string) => {
    try {
      const { slug } = await restoring.mutateAsync({ params: { id }, body: {} })
      const text = (slug && withAddress(slug)) ?? 'Vraćeno.'
      toast({ kind: 'success', about: 'restore', title: 'Uspjeh!', text })
      changeQueryParams({ record: undefined }, 'replace')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ kind: 'error', about: 'restore', title: 'Greška', text: error.message })
    }
  }
  if (record)
    return (
      <LogEntry id={record}>
        <Button disabled={restoring.isPending} onClick={() => void restore(record)}>
          Vrati iz koša
        </Button>
      </LogEntry>
    )
  return (
    <ListPage
      title="Koš"
      takesFocus={takesFocus}
      list={listBinContract}
      nameOf={({ title }) => title}
      start="Što se obriše, ostaje ovdje 30 dana i može se vratiti."
      columns={[
        { id: 'title', header: 'Zapis', cell: ({ title }) => title },
        { id: 'noun', header: 'Vrsta', cell: ({ noun }) => noun },
        {
          id: 'at',
          header: 'Obrisano',
          cell: ({ at }) => formatDateTime(new Date(at)),
          isSortable: true,
        },
        { id: 'admin', header: 'Tko', cell: ({ adminEmail }) => adminEmail },
        { id: 'until', header: 'Ostaje do', cell: ({ until }) => formatDate(new Date(until)) },
      ]}
      actions={[
        {
          label: 'Vrati',
          run: async ({ _id: id }) => {
            const { slug } = await call(apiCallOf(restoreFromBinContract), {
              params: { id },
              body: {},
            })
            return slug && withAddress(slug)
          },
        },
      ]}
    />
  )
}

const withAddress = (slug: string) =>
  `Vraćeno s adresom „${slug}” jer dosadašnja sada vodi na drugi zapis.`
