'use client'
import { useRef, useState, type ReactNode } from 'react'
import { TextField } from '@/components/ui/field'
import { fold } from '@/lib/hr/fold'
import { stem } from '@/lib/search/lexicon/stem'

const hide = (element: HTMLElement, isHidden: boolean) => {
  element.hidden = isHidden
}

/**
 * Shows, of the questions inside, those that hold every word that is typed, in any form. They are drawn by the
 * server and stay as they are: only `hidden` is set.
 */
export function FaqSearch({ children, nothing }: { children: ReactNode; nothing: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<number | null>(null)
  const search = (query: string) => {
    const words = fold(query).split(/\s+/).filter(Boolean).map(stem)
    let count = 0
    for (const section of list.current?.querySelectorAll('section') ?? []) {
      const items = [...section.querySelectorAll<HTMLElement>('li[data-entry]')]
      const fitting = items.filter((item) => {
        const text = fold(item.textContent ?? '')
        return words.every((word) => text.includes(word))
      })
      for (const item of items) hide(item, !fitting.includes(item))
      hide(section, fitting.length === 0)
      count += fitting.length
    }
    setFound(words.length ? count : null)
  }
  return (
    <>
      <div role="search" className="no-print max-w-md">
        <TextField
          label="Traži među pitanjima"
          type="search"
          maxLength={100}
          onChange={({ target }) => search(target.value)}
        />
      </div>
      <p role="status" className="text-muted">
        {found !== null && (found ? `Pronađeno: ${found}` : 'Nema takvog pitanja.')}
      </p>
      {found === 0 && nothing}
      <div ref={list} className="space-y-10">
        {children}
      </div>
    </>
  )
}
