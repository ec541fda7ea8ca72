import { FaqScreen } from '@/components/site/faq-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Česta pitanja')

export default function FaqAdminPage() {
  return <FaqScreen />
}
