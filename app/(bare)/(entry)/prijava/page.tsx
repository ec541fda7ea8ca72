import { BrandLink } from '@/app/brand-link'
import { EntryFrame } from '@/components/layout/entry-frame'
import { EntryLink } from '@/components/ui/entry-link'
import { MARK_LINKED } from '@/components/across/accounts/entry/mark-linked'
import { SignInScreen } from '@/components/across/accounts/entry/sign-in-screen'
import { pageMetadata } from '@/lib/platform/metadata'
import { MARK_SESSION_OVER } from '@/lib/across/accounts/session-over'

export const metadata = pageMetadata({
  title: 'Prijava',
  description: 'Prijava u Iskru: roditelji se prijavljuju emailom, a učenici svojim nadimkom.',
  path: '/prijava',
})

export default function SignInPage() {
  return (
    <EntryFrame
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
            Roditelj bez računa? <EntryLink href="/registracija">Otvorite račun</EntryLink>
          </p>
        </>
      }
    >
      <script dangerouslySetInnerHTML={{ __html: `${MARK_SESSION_OVER};${MARK_LINKED}` }} />
      <SignInScreen />
    </EntryFrame>
  )
}
