import { SubjectsScreen } from '@/components/content/curriculum/subjects-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Predmeti')

export default function SubjectsPage() {
  return <SubjectsScreen />
}
