'use client'
import { Search } from 'lucide-react'
import { usePathname, useRouter } from 'next/navigation'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { searchApiCalls } from '@/lib/asking/search/calls'
import { LESSON_SEARCH } from '@/lib/asking/search/limits'
import type { LessonSearchResult } from '@/lib/content/curriculum/model'
import { searchFailureOf } from '@/lib/asking/search/search-failure'
import { useOnLeave } from '@/components/ui/use-on-leave'
import { call } from '@/lib/platform/http/client'
import { lessonPath } from '@/lib/platform/paths'
import { useSearch } from '@/stores/search'
import { lazyPart } from '@/components/ui/lazy-part'

const loadPanel = () => import('./search-panel').then((one) => one.LessonSearchPanel)
const SearchPanel = lazyPart(loadPanel)

/** The header's search for lessons: an ARIA combobox whose results are reached by arrow keys. */
export function LessonSearch({ contact = null }: { contact?: string | null }) {
  const { query, phase, results, isMenuOpen, type, show, fail, retry, clear, leave } = useSearch()
  const [active, setActive] = useState(-1)
  const [isFocused, setFocused] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  /** The query submitted by Enter before its results arrived. */
  const entered = useRef('')
  const router = useRouter()
  useHeadingFocus()
  const trimmed = query.trim()
  const isSearching = phase === 'searching'
  const isShown = isFocused && phase !== 'idle' && !isMenuOpen

  const forget = () => {
    entered.current = ''
    clear()
  }
  const close = () => {
    forget()
    setFocused(false)
  }
  useOnLeave(close)
  const choose = (result: LessonSearchResult) => {
    close()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    leave()
    router.push(lessonPath(result))
  }
  const onAnswer = useEffectEvent((asked: string, found: LessonSearchResult[]) => {
    show(asked, found)
    // A corrected result opens only when chosen.
    if (entered.current === asked && found[0] && !found[0].isNear) choose(found[0])
  })
  useEffect(() => {
    if (!isSearching) return
    const timer = setTimeout(() => {
      call(searchApiCalls.searchLessons, { body: { query: trimmed } }).then(
        (found) => onAnswer(trimmed, found),
        // Empty results (rule 33.3); the server logs the error.
        (error: unknown) => fail(trimmed, searchFailureOf(error)),
      )
    }, LESSON_SEARCH.waitMs)
    return () => clearTimeout(timer)
  }, [trimmed, isSearching, fail])

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = results[active] ?? results.find(({ isNear }) => !isNear)
    if (event.key === 'Escape') forget()
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Enter' && phase === 'searching') entered.current = trimmed
    else if (event.key === 'Enter' && (phase === 'failed' || phase === 'offline')) retry()
    else if (event.key === 'ArrowDown') setActive((active + 1) % (results.length || 1))
    else if (event.key === 'ArrowUp') setActive((active > 0 ? active : results.length) - 1)
    else return
    event.preventDefault()
  }
  const onFocus = () => {
    setFocused(true)
    // If this preload fails, rendering the panel loads it again.
    loadPanel().catch(() => undefined)
  }
  const onBlur = (event: FocusEvent) => {
    if (root.current?.contains(event.relatedTarget)) return
    entered.current = ''
    setFocused(false)
  }

  return (
    <div ref={root} className="relative" onBlur={onBlur} onFocus={onFocus}>
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
          contact={contact}
          onChoose={choose}
          onRetry={retry}
        />
      )}
    </div>
  )
}

/** Focus and screen readers continue at the heading of the chosen page. */
function useHeadingFocus(): void {
  const pathname = usePathname()
  useEffect(() => {
    if (!useSearch.getState().arrive()) return
    const headings = [...document.querySelectorAll<HTMLElement>('main h1')]
    // Next keeps earlier pages hidden in the document.
    const heading = headings.find((one) => one.getClientRects().length > 0)
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}
