import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { CARD_CLASSES } from '@/components/ui/card'
import {
  includedLines,
  durationPhrase,
  monthlyPrice,
} from '@/lib/people/billing/products/included-lines'
import type { DurationUnit } from '@/lib/people/billing/products/model'
import { formatEuro } from '@/lib/platform/hr/euro'
import { OrderButton } from '../orders/order-button'

export type OfferedProduct = {
  _id: string
  name: string
  description: string
  /** Euro cents. */
  price: number
  hasSubscription: boolean
  hasAi: boolean
  hasAiMax: boolean
  hasProfessor: boolean
  duration: number
  durationUnit: DurationUnit
}

type ProductCardProps = { product: OfferedProduct; confirm: ReactNode }

/** A product with its price. Parents can order it while orders are accepted. */
export function ProductCard({ product, confirm }: ProductCardProps) {
  const { _id, name, description, price } = product
  const aMonth = monthlyPrice(product)
  return (
    <li className={`${CARD_CLASSES} flex break-inside-avoid flex-col gap-4`}>
      <h3 className="font-display text-2xl leading-tight font-bold break-words">{name}</h3>
      <p>
        <span className="font-display text-3xl font-extrabold">{formatEuro(price)}</span>{' '}
        <span className="text-muted">{durationPhrase(product)}</span>
        {aMonth !== null && (
          <span className="block text-muted">oko {formatEuro(aMonth)} na mjesec</span>
        )}
      </p>
      {description && <p className="break-words">{description}</p>}
      <ul className="flex-1 space-y-1.5">
        {includedLines(product).map((line) => (
          <li key={line} className="flex gap-2">
            <Check aria-hidden="true" strokeWidth={3} className="mt-1 size-4 shrink-0 text-good" />
            {line}
          </li>
        ))}
      </ul>
      {confirm && (
        <OrderButton
          product={{ _id, name, price, lasting: durationPhrase(product) }}
          confirm={confirm}
        />
      )}
    </li>
  )
}
