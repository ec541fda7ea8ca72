import { ScriptsScreen } from '@/components/content/curriculum/scripts-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Skripte')

export default function ScriptsPage() {
  return <ScriptsScreen />
}
