import { HighlightedQuestionsScreen } from '@/components/site/dynamic-content/site-list-screens'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Istaknuta pitanja')

export default function HighlightedQuestionsPage() {
  return <HighlightedQuestionsScreen />
}
