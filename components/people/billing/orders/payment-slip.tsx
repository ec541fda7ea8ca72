'use client'
import { Download } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button-link'
import { CARD_CLASSES } from '@/components/ui/card'
import { Picture } from '@/components/content/media/images/picture'
import { PrintButton } from '@/components/ui/print-button'
import { slipCodePath, slipCodePngPath } from '@/lib/people/billing/orders/paths'
import { groupedIban } from '@/lib/people/billing/operator/numbers'
import type { Slip } from '@/lib/people/billing/slip/fields'
import { formatEuro, formatEuroForInput } from '@/lib/platform/hr/euro'
import { CopyButton } from './copy-button'

type Fact = { name: string; value: string; copied?: string }

/** The payment slip, as fields to read and copy and as a code for the bank's app. Printed alone. */
export function PaymentSlip({ id, slip }: { id: string; slip: Slip }) {
  return (
    <section aria-labelledby="uplatnica" className={`${CARD_CLASSES} space-y-5`}>
      <h2 id="uplatnica" className="font-display text-2xl font-bold">
        Uplatnica
      </h2>
      <p className="no-print">
        Slikajte kod u aplikaciji svoje banke („Slikaj i plati”) ili prepišite podatke. Plaćate li
        na ovom uređaju, spremite sliku koda i otvorite je u aplikaciji banke.
      </p>
      {/* White in the dark theme too, so that phones can scan it. */}
      <Picture
        src={slipCodePath(id)}
        alt="Kod uplatnice za slikanje u mobilnom bankarstvu. Isti podaci pišu ispod."
        width={460}
        height={200}
        className="h-auto w-full max-w-[30rem] rounded bg-white print:w-[60mm]"
      />
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {factsOf(slip).map(({ name, value, copied }) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="flex flex-wrap items-center gap-x-3 font-bold break-words">
              <span className="min-w-0">{value}</span>
              {copied && <CopyButton name={name} text={copied} />}
            </dd>
          </div>
        ))}
      </dl>
      <div className="no-print flex flex-wrap gap-3">
        <ButtonLink variant="secondary" href={slipCodePngPath(id)} download>
          <Download aria-hidden="true" className="size-5" />
          Spremi sliku koda
        </ButtonLink>
        <PrintButton />
      </div>
    </section>
  )
}

function factsOf({ recipient, iban, model, ...slip }: Slip): Fact[] {
  const { name, address, city } = recipient
  return [
    { name: 'Platitelj', value: slip.payer },
    { name: 'Primatelj', value: [name, address, city].filter(Boolean).join(', ') },
    { name: 'IBAN primatelja', value: groupedIban(iban), copied: iban },
    { name: 'Iznos', value: formatEuro(slip.price), copied: formatEuroForInput(slip.price) },
    { name: 'Model', value: model },
    { name: 'Poziv na broj', value: slip.reference, copied: slip.reference },
    { name: 'Šifra namjene', value: slip.purpose },
    { name: 'Opis plaćanja', value: slip.description },
  ].filter(({ value }) => value)
}
