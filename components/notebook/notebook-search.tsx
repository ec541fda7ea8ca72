'use client'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Input } from '@/components/ui/input'

const WAIT_MS = 300

type NotebookSearchProps = {
  /** Resolves with false when it failed. */
  onSearch: (query: string) => Promise<boolean>
}

/** Searches while one types, after a short wait. */
export function NotebookSearch({ onSearch }: NotebookSearchProps) {
  const [text, setText] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What was asked last; null when that failed, so that it is asked again. */
  const asked = useRef<string | null>('')
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = async (query: string) => {
    asked.current = query
    const isAnswered = await onSearch(query)
    if (!isAnswered && asked.current === query) asked.current = null
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    const query = next.trim()
    if (query !== asked.current) timer.current = setTimeout(() => void ask(query), WAIT_MS)
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
