import { FunQuizzesScreen } from '@/components/fun-quizzes/fun-quizzes-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Zabavni kvizovi')

export default function FunQuizzesPage() {
  return <FunQuizzesScreen />
}
