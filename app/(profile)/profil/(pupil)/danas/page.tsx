import { DailyPractice } from '@/components/learning/daily-practice/daily-practice'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Danas')

export default function DailyPracticePage() {
  return <DailyPractice />
}
