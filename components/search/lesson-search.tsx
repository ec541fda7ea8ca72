'use client'
import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { searchLessonsCall } from '@/lib/content/calls'
import { LESSON_SEARCH } from '@/lib/content/limits'
import type { LessonSearchResult } from '@/lib/content/model'
import { call } from '@/lib/http/client'
import { lessonPath } from '@/lib/paths'
import { useSearch } from '@/stores/search'
import { SearchPanel } from './search-panel'

/** The header's search for lessons: an ARIA combobox whose results are reached by the arrows. */
export function LessonSearch() {
  const { query, phase, results, isMenuOpen, type, show, clear } = useSearch()
  const [active, setActive] = useState(-1)
  const [isFocused, setFocused] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  /** The query whose Enter waits for its answer. */
  const entered = useRef('')
  const router = useRouter()
  const trimmed = query.trim()
  const isShown = isFocused && phase !== 'idle' && !isMenuOpen

  const forget = () => {
    entered.current = ''
    clear()
  }
  const choose = (result: LessonSearchResult) => {
    forget()
    setFocused(false)
    router.push(lessonPath(result))
  }
  const onAnswer = useEffectEvent((asked: string, found: LessonSearchResult[]) => {
    show(asked, found)
    if (entered.current === asked && found[0]) choose(found[0])
  })
  useEffect(() => {
    if (trimmed.length < LESSON_SEARCH.minCharacters) return
    const timer = setTimeout(async () => {
      // A failed search empties the results (specification, section 5); the server logs it.
      const found = await call(searchLessonsCall, { body: { query: trimmed } }).catch(() => [])
      onAnswer(trimmed, found)
    }, LESSON_SEARCH.waitMs)
    return () => clearTimeout(timer)
  }, [trimmed])

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = results[active] ?? results[0]
    if (event.key === 'Escape') forget()
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Enter' && phase === 'searching') entered.current = trimmed
    else if (event.key === 'ArrowDown') setActive((active + 1) % (results.length || 1))
    else if (event.key === 'ArrowUp') setActive((active > 0 ? active : results.length) - 1)
    else return
    event.preventDefault()
  }
  const onBlur = (event: FocusEvent) => {
    if (root.current?.contains(event.relatedTarget)) return
    entered.current = ''
    setFocused(false)
  }

  return (
    <div ref={root} className="relative" onBlur={onBlur} onFocus={() => setFocused(true)}>
      <label className="relative block">
        <span className="sr-only">Pronađi lekciju</span>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-2.5 size-5 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          role="combobox"
          autoComplete="off"
          placeholder="Pronađi lekciju"
          maxLength={200}
          aria-expanded={isShown}
          aria-controls="lesson-search-results"
          aria-autocomplete="list"
          aria-activedescendant={results[active] && `lesson-result-${active}`}
          value={query}
          onChange={(event) => {
            setActive(-1)
            if (event.target.value.trim() !== trimmed) entered.current = ''
            type(event.target.value)
          }}
          onKeyDown={onKeyDown}
          className="h-11 w-full rounded-full border-2 border-field bg-surface pr-2 pl-9 font-semibold placeholder:text-ellipsis placeholder:text-muted"
        />
      </label>
      {isShown && (
        <SearchPanel
          phase={phase}
          query={trimmed}
          results={results}
          active={active}
          onChoose={choose}
        />
      )}
    </div>
  )
}
