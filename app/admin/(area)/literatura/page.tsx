import { LiteratureScreen } from '@/components/content/literature-screen'
import { Transfer } from '@/components/transfer/transfer'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Literatura')

export default function LiteraturePage() {
  return (
    <>
      <LiteratureScreen />
      <Transfer of="books" />
    </>
  )
}
