import { BannerScreen } from '@/components/site/banner-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Pasica')

export default function BannerPage() {
  return <BannerScreen />
}
