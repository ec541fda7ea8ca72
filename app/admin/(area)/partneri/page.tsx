import { SponsorsScreen } from '@/components/site/sponsors-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Partneri')

export default function SponsorsPage() {
  return <SponsorsScreen />
}
