import { OnlyFor } from '@/components/accounts/only-for'
import { OwnOrders } from '@/components/billing/orders/own-orders'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Narudžbe')

export default function OrdersPage() {
  return (
    <OnlyFor kind="roditelj">
      <OwnOrders />
    </OnlyFor>
  )
}
