import { LessonPracticePage } from '@/components/learning/daily-practice/lesson-practice'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Vježba')

export default function LessonPracticeRoute() {
  return <LessonPracticePage />
}
