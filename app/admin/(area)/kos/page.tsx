import { BinScreen } from '@/components/editing/records/bin-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Koš')

export default function BinPage() {
  return <BinScreen />
}
