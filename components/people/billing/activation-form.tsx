'use client'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useActionWithToast } from '@/components/platform/admin/use-action-with-toast'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/input'
import { LIST_LIMITS } from '@/lib/platform/admin/paged'
import { activateProductContract } from '@/lib/people/billing/activation/contract'
import type { Order } from '@/lib/people/billing/orders/model'
import { listContract } from '@/lib/people/billing/products/contract'
import { useCall } from '@/lib/platform/browser/queries'
import { formatEuro } from '@/lib/platform/hr/euro'
import { apiCallOf, type ApiCall } from '@/lib/platform/http/api-call'
import { call } from '@/lib/platform/http/client'
import { useAdmin } from '@/stores/admin'

type ActivationFormProps = {
  parentId: string
  pupils: { _id: string; firstName: string }[]
  refreshes: ApiCall[]
  /** The paid order. Its product is activated even when it is no longer offered. */
  order?: Pick<Order, '_id' | 'productId' | 'productName' | 'price' | 'state'>
}

/** The id makes a retry after a lost response the same activation; another choice gets a new id. */
const newChoice = (childId: string, productId = '') => ({
  ...{ childId, productId },
  activationId: uuidv7(),
})

/** Activates a product for a child of a family. */
export function ActivationForm({ parentId, pupils, refreshes, order }: ActivationFormProps) {
  const adminEmail = useAdmin((state) => state.user?.email ?? '')
  const query = { isActive: 'true', size: LIST_LIMITS.size }
  const { data, failureReason } = useCall(apiCallOf(listContract), { query })
  const offered = data?.items ?? []
  const products = order?.productId
    ? [{ _id: order.productId, name: order.productName, price: order.price }]
    : offered
  const [choice, choose] = useState(() => newChoice(pupils[0]?._id ?? '', order?.productId ?? ''))
  const { isSending, run } = useActionWithToast()
  const { childId, productId, activationId } = choice
  const product = products.find(({ _id }) => _id === productId)

  const activate = async () => {
    if (!product) return
    await call(apiCallOf(activateProductContract), {
      body: {
        childId,
        productMetadata: {
          ...{ productId, activationId },
          ...(order && { orderId: order._id, orderState: order.state }),
        },
        productName: product.name,
        productPrice: (order?.price ?? product.price) / 100,
        adminEmail,
        parentId,
      },
    })
    choose(newChoice(childId))
  }
  return (
    <form
      className="grid gap-x-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        void run(activate, { done: 'Proizvod je aktiviran.', refreshes, refreshesOnConflict: true })
      }}
    >
      <Field label="Proizvod" error={failureReason?.message}>
        {(wiring) => (
          <Select
            {...wiring}
            value={productId}
            onChange={({ target }) => choose(newChoice(childId, target.value))}
          >
            {!order?.productId && <option value="">Odaberi…</option>}
            {products.map(({ _id, name, price }) => (
              <option key={_id} value={_id}>
                {name} ({formatEuro(price)})
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Dijete" hint="Vrijedi za svu djecu obitelji; dijete se samo bilježi.">
        {(wiring) => (
          <Select
            {...wiring}
            value={childId}
            onChange={({ target }) => choose(newChoice(target.value, productId))}
          >
            {pupils.map(({ _id, firstName }) => (
              <option key={_id} value={_id}>
                {firstName}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        type="submit"
        disabled={!product || !childId || isSending}
        className="justify-self-start"
      >
        {isSending ? 'Aktiviram...' : order ? 'Uplata je stigla: aktiviraj' : 'Aktiviraj'}
      </Button>
    </form>
  )
}
