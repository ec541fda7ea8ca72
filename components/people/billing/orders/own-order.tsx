'use client'
import { clsx } from 'clsx'
import { BackToProfile } from '@/components/ui/back-to-profile'
import { ButtonLink } from '@/components/ui/button-link'
import { CARD_CLASSES } from '@/components/ui/card'
import { Container } from '@/components/ui/container'
import { Link } from '@/components/ui/link'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded } from '@/components/ui/loaded'
import { ordersApiCalls } from '@/lib/people/billing/orders/calls'
import type { OrderDetails } from '@/lib/people/billing/orders/model'
import { STATE_WORDS } from '@/lib/people/billing/orders/order-labels'
import { ORDERS_PATH } from '@/lib/people/billing/orders/paths'
import { useCall } from '@/lib/platform/browser/queries'
import { formatDate } from '@/lib/platform/hr/dates'
import { formatEuro } from '@/lib/platform/hr/euro'
import { CancelOrder } from './cancel-order'
import { AddChildHint } from './add-child-hint'
import { PaymentSlip } from './payment-slip'

/** A parent's order: how to pay it while pending, and its outcome. */
export function OwnOrder({ id }: { id: string }) {
  const order = useCall(ordersApiCalls.readOrder, { params: { id } }, { isForgotten: true })
  return (
    <Loaded<OrderDetails>
      query={order}
      title="Narudžba"
      skeleton={<ListSkeleton />}
      elsewhere={<ButtonLink href={ORDERS_PATH}>Sve narudžbe</ButtonLink>}
    >
      {(found) => (
        <Container width="medium" className="min-h-dvh space-y-6 py-8">
          <div>
            <BackToProfile />
            <h1 className="mt-2 font-display text-4xl font-extrabold">Narudžba {found.number}</h1>
          </div>
          {/* In print the payment slip names the payment; this replaces it when there is no
              slip. */}
          <section
            aria-label="Stanje"
            className={clsx(CARD_CLASSES, found.slip && 'no-print', 'space-y-1')}
          >
            <p className="text-lg break-words">
              <strong>{found.productName}</strong>, {formatEuro(found.price)}
            </p>
            <p role="status">
              Stanje: <strong>{STATE_WORDS[found.state]}</strong>. {nextOf(found)}
            </p>
            <p className="no-print pt-2">
              <Link href={ORDERS_PATH} className="text-link underline underline-offset-4">
                Sve narudžbe
              </Link>
            </p>
          </section>
          {found.state === 'waiting' && found.needsChild && <AddChildHint />}
          {found.slip && <PaymentSlip id={found._id} slip={found.slip} />}
          {found.state === 'waiting' && <CancelOrder id={found._id} />}
        </Container>
      )}
    </Loaded>
  )
}

/** What happens next, or what happened. */
function nextOf({ state, slip, createdAt, lapsesAt, closedAt }: OrderDetails): string {
  const closed = closedAt ? formatDate(new Date(closedAt)) : ''
  switch (state) {
    case 'waiting':
      return slip
        ? `Naručeno ${formatDate(new Date(createdAt))} Čeka do ${formatDate(new Date(lapsesAt))} Kad uplata stigne, otvaramo pristup i javljamo Vam emailom.`
        : 'Podaci za uplatu trenutačno nisu dostupni. Javite nam se, pa ćemo ih poslati.'
    case 'paid':
      return `Otvoreno ${closed} Što je otvoreno i do kada vrijedi, piše u Vašem profilu.`
    case 'cancelled':
      return `Otkazano ${closed} Ništa ne dugujete.`
    case 'lapsed':
      return `Isteklo ${closed} Ništa ne dugujete. Ako ste ipak platili, javite nam se.`
  }
}
