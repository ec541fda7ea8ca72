'use client'
import { ListPage } from '@/components/platform/admin/list-page'
import { useQueryParams, useWasRecordOpen } from '@/components/platform/admin/use-query-params'
import { lazyPart } from '@/components/ui/lazy-part'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { listPeopleContract } from '@/lib/across/accounts/people/contract'
import { formatShortDate } from '@/lib/platform/hr/dates'
import { AdminPasswordPrompt } from './admin-password-question'

const FamilyPage = lazyPart(() => import('./family-page').then((one) => one.FamilyPage), {
  loading: ListSkeleton,
  isNeeded: true,
})

const KINDS = { roditelj: 'roditelj', ucenik: 'učenik' }

const YES_OR_NO = (yes: string, no: string) => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
]

/** Parents and children; each opens the family. */
export function PeopleScreen() {
  const { record: id } = useQueryParams()
  const wasOpen = useWasRecordOpen()
  if (id) {
    return (
      <>
        <FamilyPage key={id} id={id} />
        <AdminPasswordPrompt />
      </>
    )
  }
  return (
    <ListPage
      title="Korisnici"
      takesFocus={wasOpen}
      start="Ovdje dolaze roditelji koji otvore račun i djeca koju dodaju."
      list={listPeopleContract}
      nameOf={({ name }) => name}
      columns={[
        { id: 'name', header: 'Ime', cell: ({ name }) => name, isSortable: true },
        { id: 'kind', header: 'Vrsta', cell: ({ kind }) => KINDS[kind] },
        { id: 'signInName', header: 'Prijava', cell: ({ signInName }) => signInName },
        {
          id: 'family',
          header: 'Roditelj',
          cell: ({ kind, familyName }) => (kind === 'ucenik' ? familyName : ''),
        },
        {
          id: 'subscription',
          header: 'Pretplata',
          cell: ({ subscriptionUntil: until }) =>
            until ? `do ${formatShortDate(new Date(until))}` : 'nema',
        },
        {
          id: 'created',
          header: 'Otvoren',
          cell: ({ createdAt }) => formatShortDate(new Date(createdAt)),
          isSortable: true,
        },
        { id: 'blocked', header: 'Blokiran', cell: ({ isBlocked }) => (isBlocked ? 'da' : 'ne') },
      ]}
      filters={[
        {
          name: 'kind',
          label: 'Vrsta',
          options: Object.entries(KINDS).map(([value, label]) => ({ value, label })),
        },
        { name: 'isSubscribed', label: 'Pretplata', options: YES_OR_NO('Ima je', 'Nema je') },
        { name: 'isBlocked', label: 'Blokada', options: YES_OR_NO('Blokirani', 'Otvoreni') },
      ]}
    />
  )
}
