import { AdminConfirmPlace } from '@/components/accounts/people/admin-confirm-place'
import { OperatorScreen } from '@/components/billing/operator-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Podaci o pružatelju')

export default function OperatorPage() {
  return (
    <>
      <OperatorScreen />
      <AdminConfirmPlace />
    </>
  )
}
