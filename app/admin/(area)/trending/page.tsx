import { TrendingScreen } from '@/components/site/dynamic-content/list-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Popularne lekcije')

export default function TrendingPage() {
  return <TrendingScreen />
}
