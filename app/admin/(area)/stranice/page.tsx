import { PagesScreen } from '@/components/site/dynamic-content/pages-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Stranice')

export default function PagesAdminPage() {
  return <PagesScreen />
}
