import { PeopleScreen } from '@/components/across/accounts/people/people-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Korisnici')

export default function PeoplePage() {
  return <PeopleScreen />
}
