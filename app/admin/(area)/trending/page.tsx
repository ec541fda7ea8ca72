import { TrendingScreen } from '@/components/site/list-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Popularne lekcije')

export default function TrendingPage() {
  return <TrendingScreen />
}
