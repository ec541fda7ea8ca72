import { GradesScreen } from '@/components/content/curriculum/grades-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Razredi')

export default function GradesPage() {
  return <GradesScreen />
}
