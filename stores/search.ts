import { create } from 'zustand'
import { LESSON_SEARCH } from '@/lib/content/limits'
import type { LessonSearchResult } from '@/lib/content/model'

/** `idle` below two characters; `failed` shows nothing, as the specification says (section 5). */
export type SearchPhase = 'idle' | 'searching' | 'done'

type SearchState = {
  query: string
  phase: SearchPhase
  results: LessonSearchResult[]
  isMenuOpen: boolean
  type: (query: string) => void
  /** An answer counts only for the query that is still there. */
  show: (query: string, results: LessonSearchResult[]) => void
  setMenuOpen: (isMenuOpen: boolean) => void
  clear: () => void
}

/** The header's lesson search. */
export const useSearch = create<SearchState>()((set, get) => ({
  query: '',
  phase: 'idle',
  results: [],
  isMenuOpen: false,
  type: (query) => {
    // A space at the end asks for nothing new.
    if (query.trim() === get().query.trim()) return set({ query })
    const isLongEnough = query.trim().length >= LESSON_SEARCH.minCharacters
    set({ query, phase: isLongEnough ? 'searching' : 'idle', results: [] })
  },
  show: (query, results) => {
    if (get().query.trim() === query) set({ phase: 'done', results })
  },
  setMenuOpen: (isMenuOpen) => set({ isMenuOpen }),
  clear: () => set({ query: '', phase: 'idle', results: [] }),
}))
