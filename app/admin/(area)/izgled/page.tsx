import { BrandingScreen } from '@/components/site/dynamic-content/branding-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Izgled')

export default function BrandingPage() {
  return <BrandingScreen />
}
