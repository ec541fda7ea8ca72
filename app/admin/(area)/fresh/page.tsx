import { FreshScreen } from '@/components/site/dynamic-content/list-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Nove lekcije')

export default function FreshPage() {
  return <FreshScreen />
}
