import { LiteratureScreen } from '@/components/content/curriculum/literature-screen'
import { PrerequisiteMap } from '@/components/content/curriculum/prerequisite-map'
import { Transfer } from '@/components/editing/transfer/transfer'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Literatura')

export default function LiteraturePage() {
  return (
    <>
      <LiteratureScreen />
      <PrerequisiteMap />
      <Transfer of="books" />
    </>
  )
}
