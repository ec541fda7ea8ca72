'use client'
import { useRef, useState, type ReactNode } from 'react'
import { TextField } from '@/components/ui/field'
import { fold } from '@/lib/platform/hr/fold'
import { stem } from '@/lib/platform/hr/lexicon/stem'

const hide = (element: HTMLElement, isHidden: boolean) => {
  element.hidden = isHidden
}

/** In a similarity search: number of first letters compared, and minimum length of a word. */
const SIMILAR = { letters: 5, fewest: 4 } as const

type Found = { count: number; isSimilar: boolean }

const sentenceOf = ({ count, isSimilar }: Found) => {
  if (!count) return 'Nema takvog pitanja.'
  return isSimilar ? `Nema baš takvog pitanja. Slična: ${count}` : `Pronađeno: ${count}`
}

/** Indexes of the texts with every word; if there are none, of those with most longer words. */
function fitting(texts: string[], query: string): { places: Set<number>; isSimilar: boolean } {
  const words = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const stems = words.map(stem)
  const all = texts.flatMap((text, place) =>
    stems.every((one) => text.includes(one)) ? place : [],
  )
  if (all.length) return { places: new Set(all), isSimilar: false }
  const parts = stems
    .filter(({ length }) => length >= SIMILAR.fewest)
    .map((one) => one.slice(0, SIMILAR.letters))
  const counts = texts.map((text) => parts.filter((one) => text.includes(one)).length)
  const most = Math.max(1, ...counts)
  const places = counts.flatMap((count, place) => (count === most ? place : []))
  return { places: new Set(places), isSimilar: true }
}

/**
 * Filters the questions inside by every typed word, in any form, or shows the most similar ones.
 * They are rendered by the server; only `hidden` is set.
 */
export function FaqSearch({ children, nothing }: { children: ReactNode; nothing: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<Found | null>(null)
  const search = (query: string) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('li[data-entry]') ?? [])]
    const texts = items.map((item) => fold(item.textContent ?? ''))
    const { places, isSimilar } = fitting(texts, query)
    for (const [place, item] of items.entries()) hide(item, !places.has(place))
    for (const section of list.current?.querySelectorAll('section') ?? [])
      hide(section, !section.querySelector('li[data-entry]:not([hidden])'))
    setFound(query.trim() ? { count: places.size, isSimilar } : null)
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
        {found && sentenceOf(found)}
      </p>
      {found && (found.isSimilar || !found.count) && nothing}
      <div ref={list} className="space-y-10">
        {children}
      </div>
    </>
  )
}
