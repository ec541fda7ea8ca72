import { SubjectsScreen } from '@/components/content/subjects-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Predmeti')

export default function SubjectsPage() {
  return <SubjectsScreen />
}
