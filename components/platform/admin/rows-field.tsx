'use client'
import { ArrowDown, ArrowUp, Copy, Plus, X } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'

type RowsFieldProps<Row> = {
  /** A row's noun in the accusative, such as “karticu”. */
  noun: string
  /** The group's name for screen readers when a form has several such lists. */
  name?: string
  rows: Row[]
  onChange: (rows: Row[]) => void
  empty: () => Row
  max: number
  /** Identifies a row; defaults to its index. */
  keyOf?: (row: Row) => string
  /** Allows duplicating rows. */
  copyOf?: (row: Row) => Row
  /** A row's controls; `label` names each of them together with the row's number. */
  children: (row: Row, change: (changes: Partial<Row>) => void, number: number) => ReactNode
}

/** The element to focus in an added row. */
const FIRST = 'textarea, input, [aria-expanded]'

/** An ordered list of rows edited in place, such as cards or questions. */
export function RowsField<Row extends object>(props: RowsFieldProps<Row>) {
  const { noun, name, rows, onChange, empty, max, keyOf, copyOf, children } = props
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
  const insert = (place: number, row: Row) => {
    onChange(rows.toSpliced(place, 0, row))
    say(`Dodano: ${place + 1}.`)
    focusRow(place, FIRST)
  }
  return (
    <div {...(name && { role: 'group', 'aria-label': name })} className="space-y-3">
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} className="space-y-3">
        {rows.map((row, place) => (
          <li
            key={keyOf?.(row) ?? place}
            className="rounded-control border border-line bg-sunken p-3"
          >
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
              {copyOf && rows.length < max && (
                <Button
                  variant="quiet"
                  className="px-3"
                  aria-label={`Dupliciraj ${place + 1}.`}
                  onClick={() => insert(place + 1, copyOf(row))}
                >
                  <Copy aria-hidden="true" className="size-5" />
                </Button>
              )}
              <Button
                variant="quiet"
                className="px-3"
                aria-label={`Ukloni ${place + 1}.`}
                onClick={() => {
                  onChange(rows.toSpliced(place, 1))
                  say(`Uklonjeno: ${place + 1}.`)
                  focusRow(Math.max(0, place - 1), FIRST)
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
        <Button variant="secondary" onClick={() => insert(rows.length, empty())}>
          <Plus aria-hidden="true" className="size-5" />
          Dodaj {noun}
        </Button>
      )}
    </div>
  )
}
