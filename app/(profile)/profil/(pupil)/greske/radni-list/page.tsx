import type { Metadata } from 'next'
import { WorksheetPage } from '@/components/mistakes/worksheet-page'
import { titleOf } from '@/lib/metadata'

export const metadata: Metadata = { title: titleOf('Radni list'), robots: { index: false } }

export default function WorksheetRoute() {
  return <WorksheetPage />
}
