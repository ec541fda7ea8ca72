import { LiteratureScreen } from '@/components/content/curriculum/literature-screen'
import { Transfer } from '@/components/editing/transfer/transfer'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Literatura')

export default function LiteraturePage() {
  return (
    <>
      <LiteratureScreen />
      <Transfer of="books" />
    </>
  )
}
