import { FunQuizAdminScreen } from '@/components/learning/fun-quizzes/fun-quiz-admin-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Zabavni kvizovi')

export default function FunQuizzesPage() {
  return <FunQuizAdminScreen />
}
