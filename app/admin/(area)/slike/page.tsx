import { ImagesScreen } from '@/components/content/media/images/images-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Slike')

export default function ImagesPage() {
  return <ImagesScreen />
}
