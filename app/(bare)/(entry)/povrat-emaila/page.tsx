import { BrandLink } from '@/app/brand-link'
import { EntryFrame } from '@/components/layout/entry-frame'
import { UndoEmail } from '@/components/across/accounts/entry/undo-email'
import { pageMetadata } from '@/lib/platform/metadata'

export const metadata = pageMetadata({
  title: 'Povrat emaila',
  description: 'Poništavanje promjene adrese kojom se roditelj prijavljuje u Iskru.',
  path: '/povrat-emaila',
  isUnlisted: true,
})

export default function UndoEmailPage() {
  return (
    <EntryFrame logo={<BrandLink />} title="Povrat emaila" pose="wave">
      <UndoEmail />
    </EntryFrame>
  )
}
