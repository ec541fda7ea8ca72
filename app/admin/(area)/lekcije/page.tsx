import { LessonsScreen } from '@/components/content/curriculum/lessons-screen'
import { Transfer } from '@/components/editing/transfer/transfer'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Lekcije')

export default function LessonsPage() {
  return (
    <>
      <LessonsScreen />
      <Transfer of="lessons" />
    </>
  )
}
