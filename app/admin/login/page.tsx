import { AdminSignInForm } from '@/components/admin/sign-in-form'
import { EntryFrame } from '@/components/layout/entry-frame'
import { titleOf } from '@/lib/metadata'

export const metadata = { title: titleOf('Prijava za urednike'), robots: { index: false } }

export default function AdminSignInPage() {
  return (
    <EntryFrame title="Prijava za urednike" pose="think">
      <AdminSignInForm />
    </EntryFrame>
  )
}
