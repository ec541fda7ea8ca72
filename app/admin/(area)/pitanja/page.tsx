import { QuestionsScreen } from '@/components/learning/quiz/editing/questions-screen'
import { Transfer } from '@/components/editing/transfer/transfer'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Pitanja')

export default function QuestionsPage() {
  return (
    <>
      <QuestionsScreen />
      <Transfer of="questions" />
    </>
  )
}
