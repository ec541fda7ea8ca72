import { FaqScreen } from '@/components/site/dynamic-content/faq-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Česta pitanja')

export default function FaqAdminPage() {
  return <FaqScreen />
}
