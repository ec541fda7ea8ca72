import { SoundsScreen } from '@/components/sounds/sounds-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Snimke')

export default function SoundsPage() {
  return <SoundsScreen />
}
