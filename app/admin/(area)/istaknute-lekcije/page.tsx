import { HighlightedLessonsScreen } from '@/components/site/highlighted-lessons-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Istaknute lekcije')

export default function HighlightedLessonsPage() {
  return <HighlightedLessonsScreen />
}
