import { BrandLink } from '@/app/brand-link'
import { OidcSignInLink } from '@/components/across/accounts/entry/oidc-sign-in-link'
import { AdminSignInForm } from '@/components/platform/admin/sign-in-form'
import { SignInPageFrame } from '@/components/layout/sign-in-page-frame'
import { OIDC_ADMIN_HASH } from '@/lib/platform/auth/oidc/path'
import { oidcName } from '@/lib/platform/auth/oidc/settings'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Prijava za urednike')

export default function AdminSignInPage() {
  const provider = oidcName()
  return (
    <SignInPageFrame logo={<BrandLink />} title="Prijava za urednike" pose="think">
      <AdminSignInForm />
      {provider && <OidcSignInLink name={provider} hash={`#${OIDC_ADMIN_HASH}`} />}
    </SignInPageFrame>
  )
}
