import { BrandLink } from '@/app/brand-link'
import { SignInPageFrame } from '@/components/layout/sign-in-page-frame'
import { LinkOnSignInPage } from '@/components/ui/link-on-sign-in-page'
import { HASH_MARK_SCRIPT } from '@/components/across/accounts/entry/mark-linked'
import { PICTURE_CHILDREN_SCRIPT } from '@/components/across/accounts/entry/mark-picture-children'
import { OidcSignInLink } from '@/components/across/accounts/entry/oidc-sign-in-link'
import { SignInScreen } from '@/components/across/accounts/entry/sign-in-screen'
import { oidcName } from '@/lib/platform/auth/oidc/settings'
import { pageMetadata } from '@/lib/platform/metadata'
import { SESSION_OVER_SCRIPT } from '@/lib/across/accounts/session-over'

export const metadata = pageMetadata({
  title: 'Prijava',
  description: 'Prijava u Iskru: roditelji se prijavljuju emailom, a učenici svojim nadimkom.',
  path: '/prijava',
})

export default function SignInPage() {
  const provider = oidcName()
  return (
    <SignInPageFrame
      logo={<BrandLink />}
      title="Prijava"
      lead="Lijepo je opet se vidjeti."
      pose="wave"
      footer={
        <>
          <p>
            Nemaš lozinku? <span className="font-bold">Neka te prijavi roditelj.</span>
          </p>
          <p>
            Roditelj bez računa?{' '}
            <LinkOnSignInPage href="/registracija">Otvorite račun</LinkOnSignInPage>
          </p>
        </>
      }
    >
      <script
        dangerouslySetInnerHTML={{
          __html: [SESSION_OVER_SCRIPT, HASH_MARK_SCRIPT, PICTURE_CHILDREN_SCRIPT].join(';'),
        }}
      />
      <SignInScreen />
      {provider && <OidcSignInLink name={provider} />}
    </SignInPageFrame>
  )
}
