import { GradesScreen } from '@/components/content/curriculum/grades-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Razredi')

export default function GradesPage() {
  return <GradesScreen />
}
