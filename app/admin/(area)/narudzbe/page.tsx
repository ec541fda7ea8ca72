import { AdminPasswordPrompt } from '@/components/across/accounts/people/admin-password-question'
import { AdminOrdersScreen } from '@/components/people/billing/orders/orders-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Narudžbe')

export default function OrdersPage() {
  return (
    <>
      <AdminOrdersScreen />
      <AdminPasswordPrompt />
    </>
  )
}
