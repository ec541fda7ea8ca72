import { ProfessorQuestionsScreen } from '@/components/professor/answering/questions-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Pitanja profesoru')

export default function ProfessorQuestionsPage() {
  return <ProfessorQuestionsScreen />
}
