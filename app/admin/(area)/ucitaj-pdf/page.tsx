import { PdfsScreen } from '@/components/content/media/pdfs/pdfs-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('PDF dokumenti')

export default function PdfsPage() {
  return <PdfsScreen />
}
