import { LessonsScreen } from '@/components/content/lessons-screen'
import { Transfer } from '@/components/transfer/transfer'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Lekcije')

export default function LessonsPage() {
  return (
    <>
      <LessonsScreen />
      <Transfer of="lessons" />
    </>
  )
}
