'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { useSession } from '@/stores/session'

const load = () => import('./own-state')
const AccessNote = lazyPart(() => load().then((one) => one.AccessNote))
const WaitingNote = lazyPart(() => load().then((one) => one.WaitingNote))

const useIsParent = () => useSession(({ viewer }) => viewer?.type === 'roditelj')

/** A parent's existing access, in reserved space. */
export function OwnAccess() {
  const isParent = useIsParent()
  return <div className="hidden min-h-14 parent:block">{isParent && <AccessNote />}</div>
}

/** A parent's pending order of a product, in reserved space. */
export function OwnWaiting({ productId }: { productId: string }) {
  const isParent = useIsParent()
  return <div className="mt-2 min-h-11">{isParent && <WaitingNote productId={productId} />}</div>
}
