import { WorksheetPage } from '@/components/learning/mistakes/worksheet-page'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Radni list')

export default function WorksheetRoute() {
  return <WorksheetPage />
}
