import { LiteratureScreen } from '@/components/content/literature-screen'
import { BookTransfer } from '@/components/transfer/book-transfer'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Literatura')

export default function LiteraturePage() {
  return (
    <>
      <LiteratureScreen />
      <BookTransfer />
    </>
  )
}
