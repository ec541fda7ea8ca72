'use client'
import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { ordersApiCalls } from '@/lib/people/billing/orders/calls'
import { ORDER_LIMITS } from '@/lib/people/billing/orders/limits'
import { orderPath } from '@/lib/people/billing/orders/paths'
import { formatEuro } from '@/lib/platform/hr/euro'
import { ApiError, call, OFFLINE_MESSAGE } from '@/lib/platform/http/client'
import { TERMS_OF_SALE_PATH } from '@/lib/platform/paths'
import { useUser } from '@/stores/user'
import { AddChildHint } from './add-child-hint'

export type OrderedProduct = { _id: string; name: string; price: number; lasting: string }

type OrderDialogProps = {
  product: OrderedProduct
  confirm: ReactNode
  onOpenChange: (isOpen: boolean) => void
}

/**
 * Summary of an order, its price and the next steps. Nothing is ordered before its button is
 * clicked.
 */
export function OrderDialog({ product, confirm, onOpenChange }: OrderDialogProps) {
  const router = useRouter()
  const [isSending, setSending] = useState(false)
  const [message, say] = useState('')
  const isWithoutChild = useUser(
    ({ user }) => user?.type === 'roditelj' && user.children.length === 0,
  )
  const { _id: productId, name, price } = product

  async function order() {
    setSending(true)
    say('')
    try {
      const { _id } = await call(ordersApiCalls.placeOrder, { body: { productId, price } })
      router.push(orderPath(_id))
    } catch (error) {
      const known = error instanceof ApiError
      if (!(known && error.isUnconfirmed)) say(known ? error.message : OFFLINE_MESSAGE)
      setSending(false)
    }
  }
  return (
    <Dialog onOpenChange={onOpenChange} title="Vaša narudžba">
      <p className="text-lg">
        <strong className="block break-words">{name}</strong>
        {formatEuro(price)} {product.lasting}
      </p>
      <h3 className="mt-5 font-bold">Što slijedi</h3>
      <ol className="mt-1 list-decimal space-y-1 pl-5">
        <li>Dobivate uplatnicu s kodom, ovdje i na email.</li>
        <li>Platite je u svojoj banci. Kad uplata stigne, otvaramo pristup i javljamo Vam.</li>
        <li>
          Ne platite li u {ORDER_LIMITS.lapseAfterDays} dana, narudžba istječe i ništa ne dugujete.
        </li>
      </ol>
      {isWithoutChild && (
        <div className="mt-4">
          <AddChildHint />
        </div>
      )}
      <p className="mt-4 text-muted">
        Od kupnje možete odustati u roku od 14 dana, bez navođenja razloga. Naručivanjem prihvaćate{' '}
        <Link href={TERMS_OF_SALE_PATH} target="_blank" className="text-link underline">
          uvjete prodaje
        </Link>{' '}
        (otvaraju se u novoj kartici).
      </p>
      <p role="alert" className="mt-4 font-bold text-bad empty:hidden">
        {message}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Odustani
        </Button>
        <Button aria-disabled={isSending} onClick={() => void (isSending || order())}>
          {isSending ? 'Naručujem...' : `Naruči za ${formatEuro(price)}`}
        </Button>
      </div>
      {confirm}
    </Dialog>
  )
}
