import { LiteratureScreen } from '@/components/content/curriculum/literature-screen'
import { Transfer } from '@/components/editing/transfer/transfer'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Literatura')

export default function LiteraturePage() {
  return (
    <>
      <LiteratureScreen />
      <Transfer of="books" />
    </>
  )
}
