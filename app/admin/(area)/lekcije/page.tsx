import { LessonsScreen } from '@/components/content/curriculum/lessons-screen'
import { Transfer } from '@/components/editing/transfer/transfer'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Lekcije')

export default function LessonsPage() {
  return (
    <>
      <LessonsScreen />
      <Transfer of="lessons" />
    </>
  )
}
