'use client'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'

export type Picked = { _id: string; name: string }

type OrderedItemsProps = {
  /** In order. */
  value: Picked[]
  onChange: (value: Picked[]) => void
  /** Announces a change to screen readers. */
  say: (text: string) => void
  /** Without it items can't be removed. */
  onRemove?: (place: number) => void
}

/** Reorders items. Alt with an arrow key moves the focused one. */
export function OrderedItems({ value, onChange, say, onRemove }: OrderedItemsProps) {
  const rows = useRef<HTMLOListElement>(null)
  const move = (from: number, step: -1 | 1) => {
    const to = from + step
    const [one, other] = [value[from], value[to]]
    if (!one || !other) return
    onChange(value.with(from, other).with(to, one))
    say(`${one.name}: ${to + 1}. od ${value.length}`)
    // Focus follows the item, on the button for the same direction.
    requestAnimationFrame(() =>
      rows.current?.children[to]
        ?.querySelector<HTMLElement>(
          `[data-step="${step}"]:not(:disabled), [data-step]:not(:disabled)`,
        )
        ?.focus(),
    )
  }
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (!event.altKey || !step) return
    event.preventDefault()
    move(place, step)
  }
  return (
    <ol ref={rows} className="space-y-1">
      {value.map(({ _id, name }, place) => (
        <li
          key={_id}
          onKeyDown={(event) => onKeyDown(event, place)}
          className="flex items-center gap-1 rounded-control border border-line bg-surface pl-4"
        >
          <span className="min-w-0 flex-1 py-2 break-words">{name}</span>
          {(value.length > 1 ? STEPS : []).map(({ step, verb, Icon }) => (
            <Button
              key={step}
              variant="quiet"
              className="min-w-11 px-2.5"
              data-step={step}
              aria-label={`${verb}: ${name}`}
              disabled={!value[place + step]}
              onClick={() => move(place, step)}
            >
              <Icon aria-hidden="true" className="size-5" />
            </Button>
          ))}
          {onRemove && (
            <Button
              variant="quiet"
              className="min-w-11 px-2.5"
              aria-label={`Ukloni: ${name}`}
              onClick={() => onRemove(place)}
            >
              <X aria-hidden="true" className="size-5" />
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}

const STEPS = [
  { step: -1, verb: 'Pomakni gore', Icon: ArrowUp },
  { step: 1, verb: 'Pomakni dolje', Icon: ArrowDown },
] as const
