import { FunQuizzesScreen } from '@/components/learning/fun-quizzes/fun-quizzes-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Zabavni kvizovi')

export default function FunQuizzesPage() {
  return <FunQuizzesScreen />
}
