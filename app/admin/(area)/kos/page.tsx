import { BinScreen } from '@/components/records/bin-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Koš')

export default function BinPage() {
  return <BinScreen />
}
