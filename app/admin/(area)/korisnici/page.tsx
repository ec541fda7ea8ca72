import { PeopleScreen } from '@/components/across/accounts/people/people-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Korisnici')

export default function PeoplePage() {
  return <PeopleScreen />
}
