import { AdminPasswordPrompt } from '@/components/across/accounts/people/admin-password-question'
import { OperatorScreen } from '@/components/people/billing/operator-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Podaci o pružatelju')

export default function OperatorPage() {
  return (
    <>
      <OperatorScreen />
      <AdminPasswordPrompt />
    </>
  )
}
