import { BinScreen } from '@/components/editing/records/bin-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Koš')

export default function BinPage() {
  return <BinScreen />
}
