import { BrandLink } from '@/app/brand-link'
import { AdminSignInForm } from '@/components/platform/admin/sign-in-form'
import { SignInPageFrame } from '@/components/layout/sign-in-page-frame'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Prijava za urednike')

export default function AdminSignInPage() {
  return (
    <SignInPageFrame logo={<BrandLink />} title="Prijava za urednike" pose="think">
      <AdminSignInForm />
    </SignInPageFrame>
  )
}
