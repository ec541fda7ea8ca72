import { PagesScreen } from '@/components/site/dynamic-content/pages-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Stranice')

export default function PagesAdminPage() {
  return <PagesScreen />
}
