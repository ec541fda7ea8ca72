import { ImagesScreen } from '@/components/images/images-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Slike')

export default function ImagesPage() {
  return <ImagesScreen />
}
