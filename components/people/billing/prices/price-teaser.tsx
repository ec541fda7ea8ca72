import { ButtonLink } from '@/components/ui/button-link'
import { formatEuro } from '@/lib/platform/hr/euro'
import { durationLabel } from '@/lib/people/billing/products/product-labels'
import type { DurationUnit } from '@/lib/people/billing/products/model'
import { PRICES_PATH } from '@/lib/platform/paths'

type Offered = {
  price: number
  hasSubscription: boolean
  duration: number
  durationUnit: DurationUnit
}

/** What is free and the lowest price: the home page's link to the price list. */
export function PriceTeaser({ products }: { products: Offered[] }) {
  const [cheapest] = products
    .filter(({ hasSubscription }) => hasSubscription)
    .sort((one, other) => one.price - other.price)
  if (!cheapest) return null
  const { price, duration, durationUnit } = cheapest
  return (
    <section
      aria-labelledby="koliko-stoji"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-6 sm:px-10 sm:py-8"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="koliko-stoji" className="font-display text-3xl font-bold">
          Koliko stoji?
        </h2>
        <p className="mt-1 max-w-xl text-lg text-muted">
          Skripte, baza znanja i zabavni kvizovi besplatni su za sve. Pretplata za svu djecu u
          obitelji počinje od {formatEuro(price)} za {durationLabel(duration, durationUnit)} i ne
          obnavlja se sama.
        </p>
      </div>
      <ButtonLink href={PRICES_PATH} variant="secondary">
        Pogledaj cjenik
      </ButtonLink>
    </section>
  )
}
