import { KeptPages } from '@/components/layout/kept-pages'
import { Container } from '@/components/ui/container'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Stranice spremljene na uređaju')

/** What opens without a connection. The service worker shows it for every page that does not. */
export default function KeptPagesPage() {
  return (
    <Container className="space-y-8 py-8">
      <KeptPages />
    </Container>
  )
}
