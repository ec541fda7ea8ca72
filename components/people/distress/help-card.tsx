import { Phone } from 'lucide-react'
import { buttonLook } from '@/components/ui/button-look'
import type { DistressLevel } from '@/lib/people/distress/model'
import { HelpLine } from './help-line'

/** Contacts for a child who may be in distress: calm and without reproach. */
export function HelpCard({ level }: { level: DistressLevel }) {
  if (level === 'unsure') return <HelpLine />
  return (
    <section
      aria-label="Pomoć"
      className="space-y-3 rounded-card border-2 border-link bg-link-soft p-4 text-left text-ink"
    >
      <p className="font-display text-xl font-bold">S ovim ne moraš biti sam ni sama.</p>
      <p>
        Ako se to događa tebi ili nekomu koga poznaješ, ljudi mogu pomoći. Reci to odrasloj osobi
        kojoj vjeruješ: učiteljici ili učitelju, pedagogici ili psihologu u školi, nekomu od svojih.
        Nitko nije kriv zato što mu je teško ili zato što ga netko povrjeđuje.
      </p>
      <p className="flex flex-wrap gap-2">
        <a href="tel:116111" className={buttonLook({ variant: 'primary' })}>
          <Phone aria-hidden="true" className="size-5" />
          Nazovi 116 111
        </a>
        <a href="tel:112" className={buttonLook({ variant: 'secondary' })}>
          Opasnost sada: 112
        </a>
      </p>
      <p className="text-sm">
        116 111 je Hrabri telefon za djecu: besplatan je i ne moraš reći kako se zoveš.
      </p>
    </section>
  )
}
