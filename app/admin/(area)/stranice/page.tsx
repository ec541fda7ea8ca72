import { PagesScreen } from '@/components/site/pages-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Stranice')

export default function PagesAdminPage() {
  return <PagesScreen />
}
