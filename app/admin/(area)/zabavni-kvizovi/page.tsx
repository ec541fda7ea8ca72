import { FunQuizzesScreen } from '@/components/learning/fun-quizzes/fun-quizzes-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Zabavni kvizovi')

export default function FunQuizzesPage() {
  return <FunQuizzesScreen />
}
