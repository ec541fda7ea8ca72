import { AdminConfirmPlace } from '@/components/across/accounts/people/admin-confirm-place'
import { OperatorScreen } from '@/components/people/billing/operator-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Podaci o pružatelju')

export default function OperatorPage() {
  return (
    <>
      <OperatorScreen />
      <AdminConfirmPlace />
    </>
  )
}
