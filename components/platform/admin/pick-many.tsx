'use client'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { FieldWiring } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useDebounced } from '@/components/ui/use-debounced'
import type { Paged } from '@/lib/platform/admin/paged'
import { useCall } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'
import type { ListContract } from './model'
import { OrderedItems, type Picked } from './ordered-items'

export type { Picked } from './ordered-items'

type PickManyProps<Item extends { _id: string }> = {
  /** The purpose of the selection, such as “Istaknute lekcije”. */
  label: string
  list: ListContract<Item>
  nameOf: (item: Item) => string
  /** In order. */
  value: Picked[]
  onChange: (value: Picked[]) => void
  max?: number
  /** Wiring of the surrounding field: ties its hint and error to the search. */
  wiring?: FieldWiring
  /** Further parameters of the list's query. */
  where?: Record<string, string>
}

const SEARCH_WAIT_MS = 300
const SHOWN = 8

/** An ordered selection from a server list. Alt with an arrow key moves the focused item. */
export function PickMany<Item extends { _id: string }>(props: PickManyProps<Item>) {
  const { label, list, nameOf, value, onChange, max = Infinity, wiring, where } = props
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const [said, say] = useState('')
  const [text, setText] = useState('')
  const search = useDebounced(text.trim(), SEARCH_WAIT_MS)
  const query = { ...where, search, size: SHOWN + value.length }
  const found = useCall(
    apiCallOf(list),
    { query },
    { isEnabled: search !== '', keepsPrevious: true },
  )
  const { items = [] } = (search && found.data) || ({} as Partial<Paged<Item>>)
  const offered = items.filter(({ _id }) => !value.some((one) => one._id === _id)).slice(0, SHOWN)

  // A found item that is already selected is not an empty result.
  const isEmpty = search !== '' && found.data !== undefined && !items.length

  /** Focuses the search field, or the selected items once the maximum is reached. */
  const focusNext = () =>
    requestAnimationFrame(() => {
      const field = document.getElementById(id)
      const picked = group.current?.querySelector<HTMLElement>('ol > li:last-child > :last-child')
      ;(field ?? picked)?.focus()
    })
  const remove = (place: number) => {
    say(`Uklonjeno: ${value[place]?.name}`)
    onChange(value.toSpliced(place, 1))
    focusNext()
  }
  return (
    <div ref={group} role="group" aria-label={label} className="space-y-3">
      <OrderedItems {...{ value, onChange, say }} onRemove={remove} />
      {value.length < max && (
        <>
          <label htmlFor={id} className="block font-bold">
            Dodaj
          </label>
          <Input
            {...wiring}
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
                    focusNext()
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
