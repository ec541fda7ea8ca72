import { UnitsScreen } from '@/components/content/units-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Cjeline')

export default function UnitsPage() {
  return <UnitsScreen />
}
