import { MistakesPage } from '@/components/mistakes/mistakes-page'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Moje greške')

export default function MistakesRoute() {
  return <MistakesPage />
}
