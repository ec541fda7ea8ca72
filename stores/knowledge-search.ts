import { create } from 'zustand'
import { call } from '@/lib/platform/http/client'
import { searchApiCalls } from '@/lib/asking/search/calls'
import type { FoundQuestion } from '@/lib/asking/search/contract'
import { QUESTION_SEARCH } from '@/lib/asking/search/limits'
import { searchFailureOf } from '@/lib/asking/search/search-failure'
import type { SearchPhase } from './search'

const { minCharacters, pageSize, firstPage } = QUESTION_SEARCH

type Answered = {
  /** The trimmed query; empty below two characters. */
  query: string
  phase: SearchPhase
  /** The last page shown, together with all pages before it. */
  page: number
  limit: number
  total: number
  pages: number
  /** Fetched pages by number. */
  results: Record<number, FoundQuestion[]>
  /** The corrected query that found the results. */
  instead: string | null
  /** True when no question has all words and the nearest ones are shown. */
  isNear: boolean
}

type KnowledgeSearch = Answered & {
  /** Searches. A query equal to the current one returns to its first page without a request. */
  search: (query: string) => Promise<void>
  /** Shows a page between the first and the last. */
  goTo: (page: number) => Promise<void>
}

const NOTHING: Answered = {
  query: '',
  phase: 'idle',
  page: firstPage,
  limit: pageSize,
  total: 0,
  pages: 0,
  results: {},
  instead: null,
  isNear: false,
}

/** The search of the knowledge base (rules 33.2 to 33.4). */
export const useKnowledgeSearch = create<KnowledgeSearch>()((set, get) => {
  /** Fetches a page of the current query. Responses to earlier queries are dropped. */
  const load = async (page: number) => {
    const { query, limit } = get()
    set({ phase: 'searching' })
    try {
      const found = await call(searchApiCalls.searchQuestions, { body: { query, page, limit } })
      if (get().query !== query) return
      const { questions, pagination, instead = null, isNear = false } = found
      const shown = clamped(page, pagination.pages)
      const results = { ...get().results, [shown]: questions }
      set({ phase: 'done', page: shown, ...pagination, results, instead, isNear })
    } catch (error) {
      // Empty results (rule 33.3); the server logs the error.
      if (get().query === query) set({ ...NOTHING, query, phase: searchFailureOf(error) })
    }
  }
  return {
    ...NOTHING,
    search: async (typed) => {
      const query = typed.trim()
      const { query: current, phase } = get()
      if (query.length < minCharacters) return set(NOTHING)
      const isAnswered = phase === 'searching' || phase === 'done'
      if (query === current && isAnswered) return set({ page: firstPage })
      set({ ...NOTHING, query })
      await load(firstPage)
    },
    goTo: async (wanted) => {
      const { phase, pages, results } = get()
      if (phase !== 'done') return
      const page = clamped(wanted, pages)
      if (results[page]) set({ page })
      else await load(page)
    },
  }
})

/** Limits a page number to the existing pages. */
const clamped = (page: number, pages: number) => Math.max(firstPage, Math.min(page, pages))

/** The questions of all pages shown. */
export const shownQuestions = ({ results, page }: Answered): FoundQuestion[] =>
  Object.entries(results).flatMap(([number, questions]) =>
    Number(number) <= page ? questions : [],
  )
