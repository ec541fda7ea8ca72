import { HighlightedQuestionsScreen } from '@/components/site/list-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Istaknuta pitanja')

export default function HighlightedQuestionsPage() {
  return <HighlightedQuestionsScreen />
}
