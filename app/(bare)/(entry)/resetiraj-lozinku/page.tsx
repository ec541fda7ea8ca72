import { BrandLink } from '@/app/brand-link'
import { SignInPageFrame } from '@/components/layout/sign-in-page-frame'
import { LinkOnSignInPage } from '@/components/ui/link-on-sign-in-page'
import { HASH_MARK_SCRIPT } from '@/components/across/accounts/entry/mark-linked'
import { ResetScreen } from '@/components/across/accounts/entry/reset-screen'
import { pageMetadata } from '@/lib/platform/metadata'

export const metadata = pageMetadata({
  title: 'Nova lozinka',
  description: 'Zaboravljena lozinka: zatražite poveznicu i postavite novu lozinku za Iskru.',
  path: '/resetiraj-lozinku',
  isUnlisted: true,
})

export default function ResetPage() {
  return (
    <SignInPageFrame
      logo={<BrandLink />}
      title="Nova lozinka"
      pose="think"
      footer={
        <LinkOnSignInPage href="/prijava">Sjetili ste se lozinke? Prijavite se</LinkOnSignInPage>
      }
    >
      <script dangerouslySetInnerHTML={{ __html: HASH_MARK_SCRIPT }} />
      {/* The height of the tallest initial state, so that nothing moves when a link is read. */}
      <div className="min-h-60">
        <ResetScreen />
      </div>
    </SignInPageFrame>
  )
}
