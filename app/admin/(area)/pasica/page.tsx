import { BannerScreen } from '@/components/site/dynamic-content/banner-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Pasica')

export default function BannerPage() {
  return <BannerScreen />
}
