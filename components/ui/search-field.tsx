'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { TextField } from './field'
import { useDebounced } from './use-debounced'

const WAIT_MS = 300

type SearchFieldProps = {
  label: string
  /** The current search; the field follows changes from elsewhere. */
  search: string
  onSearch: (search: string) => void
}

/** Searches after a pause in typing. */
export function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search)
  const settled = useDebounced(text.trim(), WAIT_MS)
  const known = useRef(search)
  const tell = useEffectEvent(() => {
    if (settled === known.current) return
    known.current = settled
    onSearch(settled)
  })
  useEffect(() => tell(), [settled])
  const follow = useEffectEvent(() => {
    if (search === known.current) return
    known.current = search
    setText(search)
  })
  useEffect(() => follow(), [search])
  return (
    <TextField
      {...{ label }}
      type="search"
      value={text}
      maxLength={100}
      onChange={({ target }) => setText(target.value)}
    />
  )
}
