'use client'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'

type RowsFieldProps<Row> = {
  /** One of them, in the accusative: „karticu”. */
  noun: string
  rows: Row[]
  onChange: (rows: Row[]) => void
  empty: Row
  max: number
  /** The controls of a row; `label` names each of them with the row's number. */
  children: (row: Row, change: (changes: Partial<Row>) => void, number: number) => ReactNode
}

/** An ordered list of small rows that are edited in place: cards, questions. */
export function RowsField<Row extends object>(props: RowsFieldProps<Row>) {
  const { noun, rows, onChange, empty, max, children } = props
  const list = useRef<HTMLOListElement>(null)
  const [said, say] = useState('')
  const focusRow = (place: number, what: string) =>
    requestAnimationFrame(() =>
      list.current?.children[place]?.querySelector<HTMLElement>(what)?.focus(),
    )
  const move = (from: number, step: -1 | 1) => {
    const [one, other] = [rows[from], rows[from + step]]
    if (!one || !other) return
    onChange(rows.with(from, other).with(from + step, one))
    say(`Mjesto: ${from + step + 1}. od ${rows.length}`)
    focusRow(from + step, `[data-step="${step}"]:not(:disabled), [data-step]:not(:disabled)`)
  }
  const add = () => {
    onChange([...rows, empty])
    focusRow(rows.length, 'textarea, input')
  }
  return (
    <div className="space-y-3">
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} className="space-y-3">
        {rows.map((row, place) => (
          // Rows have no ids of their own; their place tells them apart.
          <li key={place} className="rounded-control border border-line bg-sunken p-3">
            <div className="mb-2 flex items-center gap-1">
              <span className="mr-auto font-bold">{place + 1}.</span>
              <Button
                variant="quiet"
                className="px-3"
                aria-label={`${place + 1}. gore`}
                data-step={-1}
                disabled={place === 0}
                onClick={() => move(place, -1)}
              >
                <ArrowUp aria-hidden="true" className="size-5" />
              </Button>
              <Button
                variant="quiet"
                className="px-3"
                aria-label={`${place + 1}. dolje`}
                data-step={1}
                disabled={place === rows.length - 1}
                onClick={() => move(place, 1)}
              >
                <ArrowDown aria-hidden="true" className="size-5" />
              </Button>
              <Button
                variant="quiet"
                className="px-3"
                aria-label={`Ukloni ${place + 1}.`}
                onClick={() => {
                  onChange(rows.toSpliced(place, 1))
                  say(`Uklonjeno: ${place + 1}.`)
                  focusRow(Math.max(0, place - 1), 'textarea, input')
                }}
              >
                <X aria-hidden="true" className="size-5" />
              </Button>
            </div>
            {children(
              row,
              (changes) => onChange(rows.with(place, { ...row, ...changes })),
              place + 1,
            )}
          </li>
        ))}
      </ol>
      {rows.length < max && (
        <Button variant="secondary" onClick={add}>
          <Plus aria-hidden="true" className="size-5" />
          Dodaj {noun}
        </Button>
      )}
    </div>
  )
}
