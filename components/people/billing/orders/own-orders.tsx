'use client'
import { BackToProfile } from '@/components/ui/back-to-profile'
import { ButtonLink } from '@/components/ui/button-link'
import { CARD_CLASSES } from '@/components/ui/card'
import { Container } from '@/components/ui/container'
import { Link } from '@/components/ui/link'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded } from '@/components/ui/loaded'
import { ordersApiCalls } from '@/lib/people/billing/orders/calls'
import type { Order } from '@/lib/people/billing/orders/model'
import { STATE_WORDS } from '@/lib/people/billing/orders/order-labels'
import { orderPath } from '@/lib/people/billing/orders/paths'
import { useCall } from '@/lib/platform/browser/queries'
import { formatShortDate } from '@/lib/platform/hr/dates'
import { formatEuro } from '@/lib/platform/hr/euro'
import { PRICES_PATH } from '@/lib/platform/paths'

/** A parent's orders with their state. */
export function OwnOrders() {
  const orders = useCall(ordersApiCalls.listOrders, {}, { isForgotten: true })
  return (
    <Loaded<Order[]> query={orders} title="Narudžbe" skeleton={<ListSkeleton />}>
      {(found) => (
        <Container width="medium" className="min-h-dvh space-y-6 py-8">
          <div>
            <BackToProfile />
            <h1 className="mt-2 font-display text-4xl font-extrabold">Narudžbe</h1>
          </div>
          {found.length > 0 ? <OrderList orders={found} /> : <NoOrders />}
        </Container>
      )}
    </Loaded>
  )
}

const OrderList = ({ orders }: { orders: Order[] }) => (
  <ul className="space-y-3">
    {orders.map(({ _id, number, productName, price, state, createdAt }) => (
      <li key={_id}>
        <Link
          href={orderPath(_id)}
          className={`${CARD_CLASSES} flex flex-wrap items-baseline gap-x-4 gap-y-1 hover:border-area`}
        >
          <span className="min-w-0 flex-1 basis-60 break-words">
            <strong className="block">{productName}</strong>
            <span className="text-muted">
              Narudžba {number}, {formatShortDate(new Date(createdAt))}
            </span>
          </span>
          <span className="font-bold">{formatEuro(price)}</span>
          <span>{STATE_WORDS[state]}</span>
        </Link>
      </li>
    ))}
  </ul>
)

const NoOrders = () => (
  <div className={`${CARD_CLASSES} space-y-4`}>
    <p className="text-lg">
      Još nemate narudžbi. Što je besplatno, a što se može naručiti, piše u cjeniku.
    </p>
    <ButtonLink href={PRICES_PATH} variant="secondary">
      Otvori cjenik
    </ButtonLink>
  </div>
)
