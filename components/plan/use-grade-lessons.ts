import { useRef, useState } from 'react'
import { contentCalls } from '@/lib/content/calls'
import type { SubjectLessons } from '@/lib/content/model'
import { ApiError, call } from '@/lib/http/client'

/** Lessons of a grade by subject; of another one than the pupil's once somebody asks for them. */
export function useGradeLessons(ownGradeId: string, own: SubjectLessons[]) {
  const [gradeId, setGradeId] = useState(ownGradeId)
  const [others, setOthers] = useState<Record<string, SubjectLessons[]>>({})
  const [message, setMessage] = useState<string | null>(null)
  const latest = useRef(ownGradeId)
  const loaded: Record<string, SubjectLessons[]> = { ...others, [ownGradeId]: own }

  const choose = async (id: string) => {
    latest.current = id
    setGradeId(id)
    setMessage(null)
    if (loaded[id]) return
    try {
      const lessons = await call(contentCalls.listGradeLessons, { params: { id }, query: {} })
      setOthers((before) => ({ ...before, [id]: lessons }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (latest.current !== id) return
      setGradeId(ownGradeId)
      setMessage(error.message)
    }
  }
  return {
    gradeId,
    /** Of the chosen grade; null while they are loaded. */
    subjects: loaded[gradeId] ?? null,
    message,
    choose,
  }
}
