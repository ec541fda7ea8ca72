import { MistakesPage } from '@/components/learning/mistakes/mistakes-page'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Moje greške')

export default function MistakesRoute() {
  return <MistakesPage />
}
