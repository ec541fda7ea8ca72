'use client'
import { Plus, Trash2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'

type RowsProps<Row> = {
  /** Singular noun of a row, such as “stavka”; `title` names the group. */
  noun: string
  /** The noun in the accusative, such as “stavku”, when it differs. */
  accusative?: string | undefined
  title: string
  rows: Row[]
  blank: Row
  min?: number
  onChange: (rows: Row[]) => void
  children: (row: Row, change: (part: Partial<Row>) => void) => ReactNode
}

/**
 * The frame around a row's fields. On phones a frame within another has no sides: its fields are as
 * wide as those around it, with a Markdown field's tools on one line.
 */
export const ROW_FRAME = {
  'data-row': '',
  className:
    'min-w-0 rounded-control border-2 border-line px-2 pb-1 sm:px-3 max-sm:in-data-row:rounded-none max-sm:in-data-row:border-x-0 max-sm:in-data-row:border-b-0 max-sm:in-data-row:px-0',
}

/**
 * A question's rows (options, answers, pairs) with buttons to add and remove, which move the focus.
 */
export function Rows<Row extends object>(props: RowsProps<Row>) {
  const { noun, accusative = noun, title, rows, blank, min = 1, onChange, children } = props
  const list = useRef<HTMLOListElement>(null)
  const focusRow = (place: number) =>
    requestAnimationFrame(() =>
      list.current?.children[place]?.querySelector<HTMLElement>('input, textarea')?.focus(),
    )
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="font-bold">{title}</legend>
      <ol ref={list} className="space-y-3">
        {rows.map((row, place) => {
          const number = `${place + 1}.`
          return (
            <li key={place}>
              <fieldset {...ROW_FRAME}>
                <legend className="px-1 font-bold text-muted">
                  {number} {noun}
                </legend>
                {children(row, (part) => onChange(rows.with(place, { ...row, ...part })))}
                {rows.length > min && (
                  <Button
                    variant="quiet"
                    className="px-3"
                    onClick={() => {
                      onChange(rows.toSpliced(place, 1))
                      focusRow(Math.max(0, place - 1))
                    }}
                  >
                    <Trash2 aria-hidden="true" className="size-5" />
                    Ukloni {number} {accusative}
                  </Button>
                )}
              </fieldset>
            </li>
          )
        })}
      </ol>
      <Button
        variant="secondary"
        onClick={() => {
          onChange([...rows, blank])
          focusRow(rows.length)
        }}
      >
        <Plus aria-hidden="true" className="size-5" />
        Dodaj {accusative}
      </Button>
    </fieldset>
  )
}
