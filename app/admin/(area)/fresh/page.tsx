import { FreshLessonsScreen } from '@/components/site/dynamic-content/site-list-screens'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Nove lekcije')

export default function FreshPage() {
  return <FreshLessonsScreen />
}
