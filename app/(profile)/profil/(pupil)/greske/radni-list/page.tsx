import { WorksheetPage } from '@/components/learning/mistakes/worksheet-page'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Radni list')

export default function WorksheetRoute() {
  return <WorksheetPage />
}
