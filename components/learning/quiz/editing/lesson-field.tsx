'use client'
import { useState } from 'react'
import type { FieldWiring } from '@/components/ui/field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useDebounced } from '@/components/ui/use-debounced'
import { useCall } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { listLessonsToChooseContract } from '@/lib/content/questions/editing/list-contract'

const SEARCH_WAIT_MS = 300
const SHOWN = 8

type LessonFieldProps = {
  value: string
  wiring: FieldWiring
  onChange: (lesson: string) => void
}

/** Finds a lesson by words of its title or textbook. */
export function LessonField({ value, wiring, onChange }: LessonFieldProps) {
  const [text, setText] = useState('')
  const search = useDebounced(text.trim(), SEARCH_WAIT_MS)
  const options = { isEnabled: search !== '', keepsPrevious: true }
  const query = { search, size: SHOWN }
  const { data } = useCall(apiCallOf(listLessonsToChooseContract), { query }, options)
  const known = useCall(
    apiCallOf(listLessonsToChooseContract),
    { query: { lesson: value } },
    { isEnabled: value !== '' },
  )
  const [name = '…'] = known.data?.items.map((one) => one.name) ?? []
  return (
    <div className="space-y-2">
      {value && <p className="font-bold">{name}</p>}
      <Input
        {...wiring}
        value={text}
        placeholder={value ? 'Traži drugu lekciju' : 'Traži lekciju'}
        onChange={({ target }) => setText(target.value)}
      />
      {search && data && (
        <ul aria-label="Pronađene lekcije" className="space-y-1">
          {data.items.map((one) => (
            <li key={one._id}>
              <Button
                variant="quiet"
                className="w-full justify-start px-3 text-left"
                onClick={() => {
                  setText('')
                  onChange(one._id)
                  document.getElementById(wiring.id)?.focus()
                }}
              >
                <span>
                  {one.name} <span className="font-normal text-muted">({one.place})</span>
                </span>
              </Button>
            </li>
          ))}
          {data.items.length === 0 && <li className="text-muted">Nema takve lekcije.</li>}
        </ul>
      )}
    </div>
  )
}
