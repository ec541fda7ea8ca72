import { PoorQuestionsScreen } from '@/components/question-quality/poor-questions-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Pitanja koja slabo uče')

export default function PoorQuestionsPage() {
  return <PoorQuestionsScreen />
}
