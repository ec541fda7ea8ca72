import type { Metadata } from 'next'
import { MistakesPage } from '@/components/mistakes/mistakes-page'
import { titleOf } from '@/lib/metadata'

export const metadata: Metadata = { title: titleOf('Moje greške'), robots: { index: false } }

export default function MistakesRoute() {
  return <MistakesPage />
}
