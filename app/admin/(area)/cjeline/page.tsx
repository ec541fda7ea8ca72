import { UnitsScreen } from '@/components/content/curriculum/units-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Cjeline')

export default function UnitsPage() {
  return <UnitsScreen />
}
