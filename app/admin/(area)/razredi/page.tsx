import { GradesScreen } from '@/components/content/grades-screen'
import { titleOf } from '@/lib/metadata'

export const metadata = { title: titleOf('Razredi'), robots: { index: false } }

export default function GradesPage() {
  return <GradesScreen />
}
