'use client'
import { Link } from '@/components/ui/link'
import { ordersApiCalls } from '@/lib/people/billing/orders/calls'
import { orderPath } from '@/lib/people/billing/orders/paths'
import { useCall } from '@/lib/platform/browser/queries'
import { formatDate } from '@/lib/platform/hr/dates'
import { useUser } from '@/stores/user'

/** The end of a parent's subscription. A new one only extends it. */
export function SubscriptionEndNote() {
  const subscription = useUser(({ user }) => (user?.type === 'roditelj' ? user.subscription : null))
  // oxlint-disable-next-line react/purity -- read once the user is loaded, never in a prerender
  if (!subscription || new Date(subscription.until) <= new Date()) return null
  return (
    <p className="rounded-card bg-good-soft px-4 py-3">
      Vaša pretplata vrijedi do {formatDate(new Date(subscription.until))} Nova se dodaje na kraj.
    </p>
  )
}

/** A link to a pending order's payment slip. */
export function PendingOrderNote({ productId }: { productId: string }) {
  const { data } = useCall(ordersApiCalls.listOrders, {}, { isForgotten: true })
  const order = data?.find((one) => one.productId === productId && one.state === 'waiting')
  if (!order) return null
  return (
    <p className="text-center">
      Naručeno, čeka uplatu:{' '}
      <Link
        href={orderPath(order._id)}
        className="inline-flex min-h-11 items-center font-bold text-link underline underline-offset-4"
      >
        uplatnica {order.number}
      </Link>
    </p>
  )
}
