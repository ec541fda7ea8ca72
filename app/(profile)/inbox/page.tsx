import { OnlyFor } from '@/components/accounts/only-for'
import { Inbox } from '@/components/professor/inbox'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Poruke')

export default function InboxPage() {
  return (
    <OnlyFor kind="ucenik">
      <Inbox />
    </OnlyFor>
  )
}
