import { FaqScreen } from '@/components/site/dynamic-content/faq-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Česta pitanja')

export default function FaqAdminPage() {
  return <FaqScreen />
}
