'use client'
import { useEffect } from 'react'
import { call } from '@/lib/http/client'
import { visitLessonCall } from '@/lib/learning/calls'
import type { VisitedElement } from '@/lib/learning/model'
import { readViewer } from '@/lib/users/viewer'

type VisitNoteProps = { lessonId: string; element: VisitedElement }

/**
 * Remembers for a signed-in pupil that the lesson was opened. It reads the companion cookie itself:
 * scripts and quizzes have no header that would have looked for a session.
 */
export function VisitNote({ lessonId, element }: VisitNoteProps) {
  useEffect(() => {
    if (readViewer(document.cookie, new Date())?.type !== 'ucenik') return
    // Not remembered is no harm to whoever reads; the server's log knows.
    call(visitLessonCall, { params: { id: lessonId }, body: { element } }).catch(() => undefined)
  }, [lessonId, element])
  return null
}
