import { ProfessorQuestionsScreen } from '@/components/asking/professor/answering/questions-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Pitanja profesoru')

export default function ProfessorQuestionsPage() {
  return <ProfessorQuestionsScreen />
}
