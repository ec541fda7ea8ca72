import { ProfessorQuestionsScreen } from '@/components/asking/professor/answering/questions-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Pitanja profesoru')

export default function ProfessorQuestionsPage() {
  return <ProfessorQuestionsScreen />
}
