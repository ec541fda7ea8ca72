import { PageOnlyFor } from '@/components/across/accounts/only-for'
import { Inbox } from '@/components/asking/professor/inbox'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Poruke')

export default function InboxPage() {
  return (
    <PageOnlyFor kind="ucenik">
      <Inbox />
    </PageOnlyFor>
  )
}
