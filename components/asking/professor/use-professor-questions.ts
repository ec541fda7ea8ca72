'use client'
import { useCallPages } from '@/lib/platform/browser/query-pages'
import { professorApiCalls } from '@/lib/asking/professor/calls'
import { PROFESSOR_LIMITS } from '@/lib/asking/professor/limits'

const { ownPage: limit } = PROFESSOR_LIMITS

/**
 * A child's questions, page by page. Duplicates are removed, because a new question shifts pages.
 */
export function useProfessorQuestions(childId: string) {
  const query = useCallPages(
    professorApiCalls.listChildQuestions,
    { query: { childId, page: 1, limit } },
    {
      staysOnFocus: true,
      next: (last, all) => {
        const known = all.flatMap(({ questions }) => questions).length
        if (known >= last.total || !last.questions.length) return null
        return { query: { childId, page: Math.floor(known / limit) + 1, limit } }
      },
    },
  )
  const pages = query.data?.pages
  const all = pages?.flatMap(({ questions }) => questions) ?? []
  const questions = [...new Map(all.map((one) => [one._id, one])).values()]
  return { query, questions, isLoaded: pages !== undefined }
}
