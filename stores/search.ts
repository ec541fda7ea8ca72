import { create } from 'zustand'
import { LESSON_SEARCH } from '@/lib/asking/search/limits'
import type { LessonSearchResult } from '@/lib/content/curriculum/model'
import type { SearchFailure } from '@/lib/asking/search/search-failure'

/** `idle` below two characters. On failure, results are empty and the phase names the reason. */
export type SearchPhase = 'idle' | 'searching' | 'done' | SearchFailure

type SearchState = {
  query: string
  phase: SearchPhase
  results: LessonSearchResult[]
  isMenuOpen: boolean
  /** Set when a result is chosen: the next page then focuses its heading. */
  isLeaving: boolean
  type: (query: string) => void
  /** Ignored when the query has changed. */
  show: (query: string, results: LessonSearchResult[]) => void
  fail: (query: string, phase: SearchFailure) => void
  retry: () => void
  leave: () => void
  arrive: () => boolean
  setMenuOpen: (isMenuOpen: boolean) => void
  clear: () => void
}

/** The lesson search in the header. */
export const useSearch = create<SearchState>()((set, get) => ({
  query: '',
  phase: 'idle',
  results: [],
  isMenuOpen: false,
  isLeaving: false,
  type: (query) => {
    // A trailing space changes nothing.
    if (query.trim() === get().query.trim()) return set({ query })
    const isLongEnough = query.trim().length >= LESSON_SEARCH.minCharacters
    set({ query, phase: isLongEnough ? 'searching' : 'idle', results: [] })
  },
  show: (query, results) => {
    if (get().query.trim() === query) set({ phase: 'done', results })
  },
  fail: (query, phase) => {
    if (get().query.trim() === query) set({ phase, results: [] })
  },
  retry: () => set({ phase: 'searching' }),
  leave: () => set({ isLeaving: true }),
  arrive: () => {
    const { isLeaving } = get()
    set({ isLeaving: false })
    return isLeaving
  },
  setMenuOpen: (isMenuOpen) => set({ isMenuOpen }),
  clear: () => set({ query: '', phase: 'idle', results: [] }),
}))
