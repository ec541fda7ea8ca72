import { ScriptsScreen } from '@/components/content/scripts-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Skripte')

export default function ScriptsPage() {
  return <ScriptsScreen />
}
