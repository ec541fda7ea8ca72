import { useEffect, useState } from 'react'
import { contentCalls } from '@/lib/content/calls'
import { LESSON_SEARCH } from '@/lib/content/limits'
import type { SubjectLessons } from '@/lib/content/model'
import { searchFailure, type SearchFailure } from '@/lib/search/search-failure'
import { call } from '@/lib/http/client'

type Found = { key: string; subjects?: SubjectLessons[]; failure?: SearchFailure }

/** What the server finds among the lessons of a grade, for a list that does not hold them all. */
export function useFoundLessons(gradeId: string, query: string, isNeeded: boolean) {
  const [answer, setAnswer] = useState<Found | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isAsked = isNeeded && query.length >= LESSON_SEARCH.minCharacters
  const key = `${attempt} ${gradeId} ${query}`
  useEffect(() => {
    if (!isAsked) return
    const giveUp = new AbortController()
    const note = (one: Omit<Found, 'key'>) => {
      if (!giveUp.signal.aborted) setAnswer({ key, ...one })
    }
    const timer = setTimeout(() => {
      const input = { params: { id: gradeId }, query: { trazi: query } }
      call(contentCalls.listGradeLessons, input).then(
        (subjects) => note({ subjects }),
        (error: unknown) => note({ failure: searchFailure(error) }),
      )
    }, LESSON_SEARCH.waitMs)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [isAsked, key, gradeId, query])
  const here = isAsked && answer?.key === key ? answer : null
  return {
    /** Undefined before there is an answer, and when none comes. */
    found: here?.subjects,
    failure: here?.failure,
    isSearching: isAsked && !here,
    retry: () => setAttempt(attempt + 1),
  }
}
