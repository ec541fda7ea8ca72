import { PoorQuestionsScreen } from '@/components/learning/question-quality/poor-questions-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Pitanja koja slabo uče')

export default function PoorQuestionsPage() {
  return <PoorQuestionsScreen />
}
