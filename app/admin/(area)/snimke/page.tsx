import { SoundsScreen } from '@/components/content/media/sounds/sounds-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Snimke')

export default function SoundsPage() {
  return <SoundsScreen />
}
