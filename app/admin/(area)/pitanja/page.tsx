import { QuestionsScreen } from '@/components/quiz/editing/questions-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Pitanja')

export default function QuestionsPage() {
  return <QuestionsScreen />
}
