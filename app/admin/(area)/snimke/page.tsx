import { SoundsScreen } from '@/components/content/media/sounds/sounds-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Snimke')

export default function SoundsPage() {
  return <SoundsScreen />
}
