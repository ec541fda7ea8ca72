import { HideNoConnection } from '@/components/ui/hide-no-connection'
import { KeptPages } from '@/components/layout/kept-pages'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { INSTALL_BUTTON_ATTRIBUTE } from '@/lib/platform/browser/kept-pages'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Stranice spremljene na uređaju')

/** Lists the pages available offline. The service worker shows it in place of unavailable pages. */
export default function KeptPagesPage() {
  return (
    <Container className="space-y-8 py-8">
      <HideNoConnection />
      <KeptPages />
      <section className="max-w-2xl space-y-2 border-t border-line pt-6">
        <h2 className="font-display text-2xl font-bold">Iskra kao aplikacija</h2>
        <p>
          Iskru možeš dodati na početni zaslon, pa se otvara kao svaka druga aplikacija. Cijeli
          udžbenik spremaš na njegovoj stranici, gumbom „Spremi za put”.
        </p>
        <p className="text-muted">
          Na iPhoneu i iPadu u Safariju odaberi Podijeli, zatim „Dodaj na početni zaslon”. U drugim
          preglednicima potraži „Instaliraj” u izborniku.
        </p>
        <p className="hidden pt-2 [[data-installable]_&]:block">
          <Button {...{ [INSTALL_BUTTON_ATTRIBUTE]: '' }}>Instaliraj Iskru</Button>
        </p>
      </section>
    </Container>
  )
}
