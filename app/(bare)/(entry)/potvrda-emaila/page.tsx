import { BrandLink } from '@/app/brand-link'
import { SignInPageFrame } from '@/components/layout/sign-in-page-frame'
import { ConfirmEmail } from '@/components/across/accounts/entry/confirm-email'
import { pageMetadata } from '@/lib/platform/metadata'

export const metadata = pageMetadata({
  title: 'Potvrda emaila',
  description: 'Potvrda adrese na koju Iskra roditelju šalje poruke o računu i novoj lozinki.',
  path: '/potvrda-emaila',
  isUnlisted: true,
})

export default function ConfirmEmailPage() {
  return (
    <SignInPageFrame logo={<BrandLink />} title="Potvrda emaila" pose="wave">
      <ConfirmEmail />
    </SignInPageFrame>
  )
}
