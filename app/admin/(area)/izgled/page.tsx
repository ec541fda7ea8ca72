import { BrandingScreen } from '@/components/site/branding-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Izgled')

export default function BrandingPage() {
  return <BrandingScreen />
}
