'use client'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Input } from '@/components/ui/input'
import { useDebounced } from '@/components/ui/use-debounced'

const WAIT_MS = 300

/** Searches while typing, debounced. */
export function NotebookSearch({ onSearch }: { onSearch: (query: string) => void }) {
  const [text, setText] = useState('')
  const query = useDebounced(text.trim(), WAIT_MS)
  useEffect(() => onSearch(query), [query, onSearch])
  return (
    <label className="relative block">
      <span className="sr-only">Pretraži bilježnicu</span>
      <Search aria-hidden="true" className="absolute top-3.5 left-4 size-5 text-muted" />
      <Input
        type="search"
        maxLength={200}
        placeholder="Pretraži bilježnicu"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="pl-12"
      />
    </label>
  )
}
