import { LessonsScreen } from '@/components/content/lessons-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Lekcije')

export default function LessonsPage() {
  return <LessonsScreen />
}
