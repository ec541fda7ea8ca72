import { notFound } from 'next/navigation'
import { BrandLink } from '@/app/brand-link'
import { OidcVisit } from '@/components/across/accounts/entry/oidc-visit'
import { SignInPageFrame } from '@/components/layout/sign-in-page-frame'
import { OIDC_PATH } from '@/lib/platform/auth/oidc/path'
import { oidcName } from '@/lib/platform/auth/oidc/settings'
import { pageMetadata } from '@/lib/platform/metadata'

export const metadata = pageMetadata({
  title: 'Vanjska prijava',
  description: 'Prijava u Iskru računom kod vanjskoga pružatelja prijave, primjerice školskim.',
  path: OIDC_PATH,
  isUnlisted: true,
})

export default function OidcVisitPage() {
  const name = oidcName()
  if (!name) notFound()
  return (
    <SignInPageFrame logo={<BrandLink />} title="Vanjska prijava" pose="wave">
      <OidcVisit name={name} />
    </SignInPageFrame>
  )
}
