import type { Metadata } from 'next'
import { Notebook } from '@/components/notebook/notebook'
import { titleOf } from '@/lib/metadata'

export const metadata: Metadata = { title: titleOf('Moja bilježnica'), robots: { index: false } }

export default function NotebookPage() {
  return <Notebook />
}
