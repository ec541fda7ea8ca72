import { TrendingLessonsScreen } from '@/components/site/dynamic-content/site-list-screens'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Popularne lekcije')

export default function TrendingPage() {
  return <TrendingLessonsScreen />
}
