import { FreshScreen } from '@/components/site/list-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Nove lekcije')

export default function FreshPage() {
  return <FreshScreen />
}
