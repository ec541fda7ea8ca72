import { QuestionsScreen } from '@/components/learning/quiz/editing/questions-screen'
import { Transfer } from '@/components/editing/transfer/transfer'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Pitanja')

export default function QuestionsPage() {
  return (
    <>
      <QuestionsScreen />
      <Transfer of="questions" />
    </>
  )
}
