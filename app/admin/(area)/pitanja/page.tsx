import { QuestionsScreen } from '@/components/quiz/editing/questions-screen'
import { Transfer } from '@/components/transfer/transfer'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Pitanja')

export default function QuestionsPage() {
  return (
    <>
      <QuestionsScreen />
      <Transfer of="questions" />
    </>
  )
}
