import { useEffect, useState } from 'react'
import { listGradeLessonsCall } from '@/lib/content/calls'
import { LESSON_SEARCH } from '@/lib/content/limits'
import type { SubjectLessons } from '@/lib/content/model'
import { call } from '@/lib/http/client'

type Found = { key: string; subjects: SubjectLessons[] | null }

/**
 * What the server finds among the lessons of a grade, for a list that does not hold them all.
 * @returns null before there is an answer, and when none comes
 */
export function useFoundLessons(gradeId: string, query: string, isNeeded: boolean) {
  const [found, setFound] = useState<Found | null>(null)
  const isAsked = isNeeded && query.length >= LESSON_SEARCH.minCharacters
  const key = `${gradeId} ${query}`
  useEffect(() => {
    if (!isAsked) return
    const giveUp = new AbortController()
    const note = (subjects: Found['subjects']) => {
      if (!giveUp.signal.aborted) setFound({ key, subjects })
    }
    const timer = setTimeout(() => {
      const input = { params: { id: gradeId }, query: { trazi: query } }
      call(listGradeLessonsCall, input).then(note, () => note(null))
    }, LESSON_SEARCH.waitMs)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [isAsked, key, gradeId, query])
  const isHere = found?.key === key
  return { found: isAsked && isHere ? found.subjects : null, isSearching: isAsked && !isHere }
}
