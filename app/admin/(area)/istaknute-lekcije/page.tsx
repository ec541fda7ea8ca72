import { HighlightedLessonsScreen } from '@/components/site/dynamic-content/highlighted-lessons-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Istaknute lekcije')

export default function HighlightedLessonsPage() {
  return <HighlightedLessonsScreen />
}
