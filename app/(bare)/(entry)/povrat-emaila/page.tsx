import { BrandLink } from '@/app/brand-link'
import { SignInPageFrame } from '@/components/layout/sign-in-page-frame'
import { UndoEmailChange } from '@/components/across/accounts/entry/undo-email-change'
import { pageMetadata } from '@/lib/platform/metadata'

export const metadata = pageMetadata({
  title: 'Povrat emaila',
  description: 'Poništavanje promjene adrese kojom se roditelj prijavljuje u Iskru.',
  path: '/povrat-emaila',
  isUnlisted: true,
})

export default function UndoEmailPage() {
  return (
    <SignInPageFrame logo={<BrandLink />} title="Povrat emaila" pose="wave">
      <UndoEmailChange />
    </SignInPageFrame>
  )
}
