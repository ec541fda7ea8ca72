import { Notebook } from '@/components/notebook/notebook'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Moja bilježnica')

export default function NotebookPage() {
  return <Notebook />
}
