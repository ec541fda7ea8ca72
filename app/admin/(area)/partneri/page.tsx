import { SponsorsScreen } from '@/components/site/dynamic-content/sponsors-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Partneri')

export default function SponsorsPage() {
  return <SponsorsScreen />
}
