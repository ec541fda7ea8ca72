'use client'
import { useState } from 'react'
import type { FieldWiring } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { parseEuro, formatEuroForInput } from '@/lib/platform/hr/euro'

type PriceInputProps = {
  /** Cents. Text that is no price is kept, and the schema rejects it. */
  value: unknown
  onChange: (value: unknown) => void
  wiring: FieldWiring
}

/** A price in Croatian notation, stored in cents. */
export function PriceInput({ value, onChange, wiring }: PriceInputProps) {
  const [text, setText] = useState('')
  const shown = textOfPrice(value)
  const isOwn = parseEuro(text) === value || text === value
  return (
    <Input
      inputMode="decimal"
      className="max-w-40"
      {...wiring}
      value={isOwn ? text : shown}
      onChange={({ target }) => {
        setText(target.value)
        onChange(parseEuro(target.value) ?? target.value)
      }}
    />
  )
}

/** Empty for a new product. */
export const textOfPrice = (value: unknown): string =>
  Number.isFinite(value)
    ? formatEuroForInput(Number(value))
    : typeof value === 'string'
      ? value
      : ''
