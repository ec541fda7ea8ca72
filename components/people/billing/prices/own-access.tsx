'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { useSession } from '@/stores/session'

const load = () => import('./own-state')
const SubscriptionNote = lazyPart(() => load().then((one) => one.SubscriptionEndNote))
const PendingOrderNote = lazyPart(() => load().then((one) => one.PendingOrderNote))

const useIsParent = () => useSession(({ viewer }) => viewer?.type === 'roditelj')

/** A parent's existing access. Its space is reserved while it loads. */
export function OwnAccess() {
  const isParent = useIsParent()
  return <div className="hidden min-h-14 parent:block">{isParent && <SubscriptionNote />}</div>
}

/** A parent's pending order of a product. Its space is reserved while it loads. */
export function OwnPendingOrder({ productId }: { productId: string }) {
  const isParent = useIsParent()
  return (
    <div className="mt-2 min-h-11">{isParent && <PendingOrderNote productId={productId} />}</div>
  )
}
