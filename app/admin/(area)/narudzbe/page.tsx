import { AdminConfirmPlace } from '@/components/accounts/people/admin-confirm-place'
import { OrdersScreen } from '@/components/billing/orders/orders-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Narudžbe')

export default function OrdersPage() {
  return (
    <>
      <OrdersScreen />
      <AdminConfirmPlace />
    </>
  )
}
