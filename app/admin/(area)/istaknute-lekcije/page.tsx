import { HighlightedLessonsScreen } from '@/components/site/dynamic-content/highlighted-lessons-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Istaknute lekcije')

export default function HighlightedLessonsPage() {
  return <HighlightedLessonsScreen />
}
