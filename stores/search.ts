import { create } from 'zustand'
import { LESSON_SEARCH } from '@/lib/asking/search/limits'
import type { LessonSearchResult } from '@/lib/content/curriculum/model'
import type { SearchFailure } from '@/lib/asking/search/search-failure'

/** `idle` below two characters. Without an answer the results are empty, and it says why. */
export type SearchPhase = 'idle' | 'searching' | 'done' | SearchFailure

type SearchState = {
  query: string
  phase: SearchPhase
  results: LessonSearchResult[]
  isMenuOpen: boolean
  /** A result was chosen: the next page focuses its heading. */
  isLeaving: boolean
  type: (query: string) => void
  /** Ignored for a query that has changed. */
  show: (query: string, results: LessonSearchResult[]) => void
  fail: (query: string, phase: SearchFailure) => void
  retry: () => void
  leave: () => void
  arrive: () => boolean
  setMenuOpen: (isMenuOpen: boolean) => void
  clear: () => void
}

/** The header's lesson search. */
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
