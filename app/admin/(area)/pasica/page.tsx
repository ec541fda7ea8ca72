import { BannerScreen } from '@/components/site/dynamic-content/banner-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Pasica')

export default function BannerPage() {
  return <BannerScreen />
}
