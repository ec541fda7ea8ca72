import { create } from 'zustand'
import { call } from '@/lib/platform/http/client'
import { searchCalls } from '@/lib/asking/search/calls'
import type { FoundQuestion } from '@/lib/asking/search/contract'
import { QUESTION_SEARCH } from '@/lib/asking/search/limits'
import { searchFailure } from '@/lib/asking/search/search-failure'
import type { SearchPhase } from './search'

const { minCharacters, pageSize, firstPage } = QUESTION_SEARCH

type Answered = {
  /** What was asked for, trimmed; empty below two characters. */
  query: string
  phase: SearchPhase
  /** The last page that is shown; those before it are shown too. */
  page: number
  limit: number
  total: number
  pages: number
  /** Pages that were fetched, by number. */
  results: Record<number, FoundQuestion[]>
  /** The query without its typing errors, by which all of it was found. */
  instead: string | null
  /** Nothing has all the words: these are the nearest. */
  isNear: boolean
}

type KnowledgeSearch = Answered & {
  /** Of a query equal to the current one the first page is shown again, without a call. */
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

/** The search of the knowledge base (specification, sections 2, 4 and 5). */
export const useKnowledgeSearch = create<KnowledgeSearch>()((set, get) => {
  /** Fetches a page of the current query. An answer to an earlier query is dropped. */
  const load = async (page: number) => {
    const { query, limit } = get()
    set({ phase: 'searching' })
    try {
      const found = await call(searchCalls.searchQuestions, { body: { query, page, limit } })
      if (get().query !== query) return
      const { questions, pagination, instead = null, isNear = false } = found
      const shown = clamped(page, pagination.pages)
      const results = { ...get().results, [shown]: questions }
      set({ phase: 'done', page: shown, ...pagination, results, instead, isNear })
    } catch (error) {
      // The results are empty (specification, section 5); the server logs it.
      if (get().query === query) set({ ...NOTHING, query, phase: searchFailure(error) })
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

/** A page from the first to the last one. */
const clamped = (page: number, pages: number) => Math.max(firstPage, Math.min(page, pages))

/** The questions of all pages up to the one that is shown. */
export const shownQuestions = ({ results, page }: Answered): FoundQuestion[] =>
  Object.entries(results).flatMap(([number, questions]) =>
    Number(number) <= page ? questions : [],
  )
