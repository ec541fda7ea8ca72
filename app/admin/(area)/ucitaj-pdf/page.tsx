import { PdfsScreen } from '@/components/content/media/pdfs/pdfs-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('PDF dokumenti')

export default function PdfsPage() {
  return <PdfsScreen />
}
