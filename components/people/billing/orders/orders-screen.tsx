'use client'
import { ListPage } from '@/components/platform/admin/list-page'
import { useQueryParams, useWasRecordOpen } from '@/components/platform/admin/use-query-params'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { lazyPart } from '@/components/ui/lazy-part'
import { listAdminOrdersContract } from '@/lib/people/billing/orders/admin/contract'
import { STATE_WORDS } from '@/lib/people/billing/orders/order-labels'
import { formatShortDate } from '@/lib/platform/hr/dates'
import { formatEuro } from '@/lib/platform/hr/euro'

const AdminOrderDetails = lazyPart(
  () => import('./admin-order-details').then((one) => one.AdminOrderDetails),
  {
    loading: ListSkeleton,
    isNeeded: true,
  },
)

/** The orders of all families, for admins; each opens its activation. */
export function AdminOrdersScreen() {
  const { record: id } = useQueryParams()
  const wasOpen = useWasRecordOpen()
  if (id) return <AdminOrderDetails key={id} id={id} />
  return (
    <ListPage
      title="Narudžbe"
      takesFocus={wasOpen}
      about="Kad uplata stigne na račun, nađi je po broju narudžbe iz poziva na broj i aktiviraj."
      start="Ovdje dolaze narudžbe iz cjenika. Prva će doći kad su narudžbe otvorene (Podaci o pružatelju)."
      list={listAdminOrdersContract}
      nameOf={({ number }) => `Narudžba ${number}`}
      columns={[
        { id: 'number', header: 'Broj', cell: ({ number }) => number, isSortable: true },
        { id: 'state', header: 'Stanje', cell: ({ state }) => STATE_WORDS[state] },
        { id: 'parent', header: 'Roditelj', cell: ({ parentName }) => parentName },
        { id: 'email', header: 'Email', cell: ({ email }) => email },
        { id: 'product', header: 'Proizvod', cell: ({ productName }) => productName },
        { id: 'price', header: 'Cijena', cell: ({ price }) => formatEuro(price) },
        {
          id: 'created',
          header: 'Naručeno',
          cell: ({ createdAt }) => formatShortDate(new Date(createdAt)),
        },
      ]}
      filters={[
        {
          name: 'state',
          label: 'Stanje',
          options: Object.entries(STATE_WORDS).map(([value, label]) => ({ value, label })),
        },
      ]}
    />
  )
}
