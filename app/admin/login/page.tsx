import { BrandLink } from '@/app/brand-link'
import { AdminSignInForm } from '@/components/platform/admin/sign-in-form'
import { EntryFrame } from '@/components/layout/entry-frame'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Prijava za urednike')

export default function AdminSignInPage() {
  return (
    <EntryFrame logo={<BrandLink />} title="Prijava za urednike" pose="think">
      <AdminSignInForm />
    </EntryFrame>
  )
}
