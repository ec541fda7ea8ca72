import { HighlightedQuestionsScreen } from '@/components/site/dynamic-content/list-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Istaknuta pitanja')

export default function HighlightedQuestionsPage() {
  return <HighlightedQuestionsScreen />
}
