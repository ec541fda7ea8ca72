import { ImagesScreen } from '@/components/content/media/images/images-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Slike')

export default function ImagesPage() {
  return <ImagesScreen />
}
