import { PoorQuestionsScreen } from '@/components/learning/question-quality/poor-questions-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Pitanja koja slabo uče')

export default function PoorQuestionsPage() {
  return <PoorQuestionsScreen />
}
