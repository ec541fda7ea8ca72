import { UnitsScreen } from '@/components/content/curriculum/units-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Cjeline')

export default function UnitsPage() {
  return <UnitsScreen />
}
