import { PageOnlyFor } from '@/components/across/accounts/only-for'
import { OwnOrders } from '@/components/people/billing/orders/own-orders'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Narudžbe')

export default function OrdersPage() {
  return (
    <PageOnlyFor kind="roditelj">
      <OwnOrders />
    </PageOnlyFor>
  )
}
