import { OnlyFor } from '@/components/across/accounts/only-for'
import { Inbox } from '@/components/asking/professor/inbox'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Poruke')

export default function InboxPage() {
  return (
    <OnlyFor kind="ucenik">
      <Inbox />
    </OnlyFor>
  )
}
