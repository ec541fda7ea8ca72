'use client'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useDebounced } from '@/components/ui/use-debounced'
import type { Paged } from '@/lib/admin/paged'
import { useCall } from '@/lib/browser/queries'
import { callOf } from '@/lib/http/call'
import type { ListContract } from './model'

export type Picked = { _id: string; name: string }

type PickManyProps<Item extends { _id: string }> = {
  /** Says what is picked, as „Istaknute lekcije”. */
  label: string
  list: ListContract<Item>
  nameOf: (item: Item) => string
  /** In their order. */
  value: Picked[]
  onChange: (value: Picked[]) => void
  max?: number
  /** Further conditions of the list's query. */
  where?: Record<string, string>
}

const SEARCH_WAIT_MS = 300
const SHOWN = 8

/** An ordered choice from a list of the server. Alt with an arrow moves the focused item. */
export function PickMany<Item extends { _id: string }>(props: PickManyProps<Item>) {
  const { label, list, nameOf, value, onChange, max = Infinity, where } = props
  const id = useId()
  const rows = useRef<HTMLOListElement>(null)
  const [said, say] = useState('')
  const [text, setText] = useState('')
  const search = useDebounced(text.trim(), SEARCH_WAIT_MS)
  const query = { ...where, search, size: SHOWN + value.length }
  const found = useCall(callOf(list), { query }, { isEnabled: search !== '', keepsPrevious: true })
  const { items = [] } = (search && found.data) || ({} as Partial<Paged<Item>>)
  const offered = items.filter(({ _id }) => !value.some((one) => one._id === _id)).slice(0, SHOWN)

  const isEmpty = search !== '' && found.data !== undefined && !offered.length

  const move = (from: number, step: -1 | 1) => {
    const to = from + step
    const [one, other] = [value[from], value[to]]
    if (!one || !other) return
    onChange(value.with(from, other).with(to, one))
    say(`${one.name}: ${to + 1}. od ${value.length}`)
    // The item keeps the focus, on the button of the same direction.
    requestAnimationFrame(() =>
      rows.current?.children[to]
        ?.querySelector<HTMLElement>(
          `[data-step="${step}"]:not(:disabled), [data-step]:not(:disabled)`,
        )
        ?.focus(),
    )
  }
  const remove = (place: number) => {
    say(`Uklonjeno: ${value[place]?.name}`)
    onChange(value.toSpliced(place, 1))
    document.getElementById(id)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (!event.altKey || !step) return
    event.preventDefault()
    move(place, step)
  }
  return (
    <div role="group" aria-label={label} className="space-y-3">
      <ol ref={rows} className="space-y-1">
        {value.map(({ _id, name }, place) => (
          <li
            key={_id}
            onKeyDown={(event) => onKeyDown(event, place)}
            className="flex items-center gap-1 rounded-control border border-line bg-surface pl-4"
          >
            <span className="min-w-0 flex-1 break-words">{name}</span>
            {STEPS.map(({ step, verb, Icon }) => (
              <Button
                key={step}
                variant="quiet"
                className="px-2.5"
                data-step={step}
                aria-label={`${verb}: ${name}`}
                disabled={!value[place + step]}
                onClick={() => move(place, step)}
              >
                <Icon aria-hidden="true" className="size-5" />
              </Button>
            ))}
            <Button
              variant="quiet"
              className="px-2.5"
              aria-label={`Ukloni: ${name}`}
              onClick={() => remove(place)}
            >
              <X aria-hidden="true" className="size-5" />
            </Button>
          </li>
        ))}
      </ol>
      {value.length < max && (
        <>
          <label htmlFor={id} className="block font-bold">
            Dodaj
          </label>
          <Input
            id={id}
            type="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
            placeholder="Traži po nazivu"
          />
          <ul className="space-y-1">
            {offered.map((item) => (
              <li key={item._id}>
                <Button
                  variant="secondary"
                  className="w-full justify-start!"
                  onClick={() => {
                    onChange([...value, { _id: item._id, name: nameOf(item) }])
                    say(`Dodano: ${nameOf(item)}`)
                  }}
                >
                  {nameOf(item)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="status" className={isEmpty ? 'text-muted' : 'sr-only'}>
        {isEmpty ? 'Nema rezultata.' : said}
      </p>
    </div>
  )
}

const STEPS = [
  { step: -1, verb: 'Pomakni gore', Icon: ArrowUp },
  { step: 1, verb: 'Pomakni dolje', Icon: ArrowDown },
] as const
