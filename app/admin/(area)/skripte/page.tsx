import { ScriptsScreen } from '@/components/content/curriculum/scripts-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Skripte')

export default function ScriptsPage() {
  return <ScriptsScreen />
}
