import { OnlyFor } from '@/components/across/accounts/only-for'
import { OwnOrders } from '@/components/people/billing/orders/own-orders'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Narudžbe')

export default function OrdersPage() {
  return (
    <OnlyFor kind="roditelj">
      <OwnOrders />
    </OnlyFor>
  )
}
