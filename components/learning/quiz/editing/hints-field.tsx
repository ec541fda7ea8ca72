'use client'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { MarkdownField } from '@/components/content/editor/markdown-field'
import { Button } from '@/components/ui/button'
import type { FieldWiring } from '@/components/ui/field'
import { HINT_LIMITS } from '@/lib/content/questions/hint-limits'
import { MarkdownLineField } from './parts'

type HintsFieldProps = {
  value: string[]
  onChange: (hints: string[]) => void
  wiring: FieldWiring
}

/**
 * A question's hints, the first one under the form field's own label. Focus moves to the last hint.
 */
export function HintsField({ value, onChange, wiring }: HintsFieldProps) {
  const list = useRef<HTMLDivElement>(null)
  const [first = '', ...others] = value
  const change = (place: number, text: string) => {
    const next = [first, ...others].with(place, text)
    onChange(next.some(Boolean) ? next : [])
  }
  const resized = (hints: string[]) => {
    onChange(hints)
    requestAnimationFrame(() =>
      [...(list.current?.querySelectorAll<HTMLElement>('input, textarea') ?? [])].at(-1)?.focus(),
    )
  }
  return (
    <div ref={list} className="space-y-2">
      <MarkdownField
        label="Uputa 1"
        value={first}
        wiring={wiring}
        onChange={(text) => change(0, text)}
      />
      {others.map((hint, index) => (
        <MarkdownLineField
          key={index}
          label={`Uputa ${index + 2}`}
          value={hint}
          onChange={(text) => change(index + 1, text)}
        />
      ))}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {first && value.length < HINT_LIMITS.count && (
          <Button variant="secondary" onClick={() => resized([...value, ''])}>
            <Plus aria-hidden="true" className="size-5" />
            Dodaj uputu
          </Button>
        )}
        {others.length > 0 && (
          <Button variant="quiet" onClick={() => resized(value.slice(0, -1))}>
            <Trash2 aria-hidden="true" className="size-5" />
            Ukloni uputu {value.length}
          </Button>
        )}
      </div>
    </div>
  )
}
