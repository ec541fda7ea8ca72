import { BrandLink } from '@/app/brand-link'
import { SignInPageFrame } from '@/components/layout/sign-in-page-frame'
import { LinkOnSignInPage } from '@/components/ui/link-on-sign-in-page'
import { RegisterForm } from '@/components/across/accounts/entry/register-form'
import { pageMetadata } from '@/lib/platform/metadata'
import { cachedTermsEdition } from '@/lib/site/dynamic-content/pages/terms'

export const metadata = pageMetadata({
  title: 'Registracija',
  description: 'Otvorite roditeljski račun u Iskri, dodajte djecu i pratite kako napreduju.',
  path: '/registracija',
})

export default async function RegisterPage() {
  const { edition } = await cachedTermsEdition()
  return (
    <SignInPageFrame
      logo={<BrandLink />}
      title="Registracija"
      lead="Račun otvara roditelj, a zatim dodaje djecu."
      pose="read"
      footer={
        <p>
          Već imate račun? <LinkOnSignInPage href="/prijava">Prijavite se</LinkOnSignInPage>
        </p>
      }
    >
      <RegisterForm termsVersion={edition} />
    </SignInPageFrame>
  )
}
