import { PlacementPage } from '@/components/learning/placement/placement-page'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Pronađi svoje mjesto')

export default function PlacementRoute() {
  return <PlacementPage />
}
