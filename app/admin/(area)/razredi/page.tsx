import { GradesScreen } from '@/components/content/grades-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Razredi')

export default function GradesPage() {
  return <GradesScreen />
}
