'use client'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Input } from '@/components/ui/input'

const WAIT_MS = 300

type NotebookSearchProps = { onSearch: (query: string) => Promise<void> }

/** Searches while one types, after a short wait. */
export function NotebookSearch({ onSearch }: NotebookSearchProps) {
  const [text, setText] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    if (next.trim() === text.trim()) return
    timer.current = setTimeout(() => void onSearch(next.trim()), WAIT_MS)
  }
  return (
    <label className="relative block">
      <span className="sr-only">Pretraži bilježnicu</span>
      <Search aria-hidden="true" className="absolute top-3.5 left-4 size-5 text-muted" />
      <Input
        type="search"
        maxLength={200}
        placeholder="Pretraži bilježnicu"
        value={text}
        onChange={(event) => type(event.target.value)}
        className="pl-12"
      />
    </label>
  )
}
