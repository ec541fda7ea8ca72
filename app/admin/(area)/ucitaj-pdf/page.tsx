import { PdfsScreen } from '@/components/pdfs/pdfs-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('PDF dokumenti')

export default function PdfsPage() {
  return <PdfsScreen />
}
