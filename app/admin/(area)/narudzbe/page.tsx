import { AdminConfirmPlace } from '@/components/across/accounts/people/admin-confirm-place'
import { OrdersScreen } from '@/components/people/billing/orders/orders-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Narudžbe')

export default function OrdersPage() {
  return (
    <>
      <OrdersScreen />
      <AdminConfirmPlace />
    </>
  )
}
