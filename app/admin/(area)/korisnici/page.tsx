import { PeopleScreen } from '@/components/accounts/people/people-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Korisnici')

export default function PeoplePage() {
  return <PeopleScreen />
}
