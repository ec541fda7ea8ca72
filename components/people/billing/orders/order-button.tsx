'use client'
import { useState, type ReactNode } from 'react'
import { OwnPendingOrder } from '@/components/people/billing/prices/own-access'
import { Button } from '@/components/ui/button'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import type { OrderedProduct } from './order-dialog'

const OrderDialog = lazyDialog(() => import('./order-dialog').then((one) => one.OrderDialog))

type OrderButtonProps = { product: OrderedProduct; confirm: ReactNode }

/** Opens the order summary, for parents. */
export function OrderButton({ product, confirm }: OrderButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="hidden parent:block">
      <Button
        variant="secondary"
        aria-label={`Naruči: ${product.name}`}
        onClick={() => setOpen(true)}
        className="w-full"
      >
        Naruči
      </Button>
      <OwnPendingOrder productId={product._id} />
      {isOpen && <OrderDialog {...{ product, confirm }} onOpenChange={setOpen} />}
    </div>
  )
}
