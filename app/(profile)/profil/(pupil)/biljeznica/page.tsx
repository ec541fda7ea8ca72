import { Notebook } from '@/components/learning/notebook/notebook'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Moja bilježnica')

export default function NotebookPage() {
  return <Notebook />
}
