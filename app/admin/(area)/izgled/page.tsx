import { BrandingScreen } from '@/components/site/dynamic-content/branding-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Izgled')

export default function BrandingPage() {
  return <BrandingScreen />
}
