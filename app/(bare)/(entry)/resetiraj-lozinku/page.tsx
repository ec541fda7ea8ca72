import { BrandLink } from '@/app/brand-link'
import { EntryFrame } from '@/components/layout/entry-frame'
import { EntryLink } from '@/components/ui/entry-link'
import { MARK_LINKED } from '@/components/across/accounts/entry/mark-linked'
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
    <EntryFrame
      logo={<BrandLink />}
      title="Nova lozinka"
      pose="think"
      footer={<EntryLink href="/prijava">Sjetili ste se lozinke? Prijavite se</EntryLink>}
    >
      <script dangerouslySetInnerHTML={{ __html: MARK_LINKED }} />
      {/* The height of the tallest initial state, so that nothing moves when a link is read. */}
      <div className="min-h-60">
        <ResetScreen />
      </div>
    </EntryFrame>
  )
}
