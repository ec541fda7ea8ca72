import { Notebook } from '@/components/learning/notebook/notebook'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Moja bilježnica')

export default function NotebookPage() {
  return <Notebook />
}
