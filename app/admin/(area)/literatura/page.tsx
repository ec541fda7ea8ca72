import { LiteratureScreen } from '@/components/content/literature-screen'
import { titleOf } from '@/lib/metadata'

export const metadata = { title: titleOf('Literatura'), robots: { index: false } }

export default function LiteraturePage() {
  return <LiteratureScreen />
}
