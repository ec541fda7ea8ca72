import { SubjectsScreen } from '@/components/content/curriculum/subjects-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Predmeti')

export default function SubjectsPage() {
  return <SubjectsScreen />
}
