import { SponsorsScreen } from '@/components/site/dynamic-content/sponsors-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Partneri')

export default function SponsorsPage() {
  return <SponsorsScreen />
}
