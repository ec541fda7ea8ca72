import { MistakesPage } from '@/components/learning/mistakes/mistakes-page'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Moje greške')

export default function MistakesRoute() {
  return <MistakesPage />
}
