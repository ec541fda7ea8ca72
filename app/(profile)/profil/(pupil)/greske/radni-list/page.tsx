import { WorksheetPage } from '@/components/mistakes/worksheet-page'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Radni list')

export default function WorksheetRoute() {
  return <WorksheetPage />
}
