import { BrandLink } from '@/app/brand-link'
import { EntryFrame } from '@/components/layout/entry-frame'
import { EntryLink } from '@/components/ui/entry-link'
import { RegisterForm } from '@/components/across/accounts/entry/register-form'
import { pageMetadata } from '@/lib/platform/metadata'
import { cachedTerms } from '@/lib/site/dynamic-content/pages/terms'

export const metadata = pageMetadata({
  title: 'Registracija',
  description: 'Otvorite roditeljski račun u Iskri, dodajte djecu i pratite kako napreduju.',
  path: '/registracija',
})

export default async function RegisterPage() {
  const { edition } = await cachedTerms()
  return (
    <EntryFrame
      logo={<BrandLink />}
      title="Registracija"
      lead="Račun otvara roditelj, a zatim dodaje djecu."
      pose="read"
      footer={
        <p>
          Već imate račun? <EntryLink href="/prijava">Prijavite se</EntryLink>
        </p>
      }
    >
      <RegisterForm termsVersion={edition} />
    </EntryFrame>
  )
}
