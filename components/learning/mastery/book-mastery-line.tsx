'use client'
import { clsx } from 'clsx'
import { Award } from 'lucide-react'
import { useCall } from '@/lib/platform/browser/queries'
import { masteryApiCalls } from '@/lib/learning/mastery/calls'
import { masteredCountWords } from './mastery-labels'

export type BookOfGrade = { gradeId: string; bookId: string; lessonCount: number }

/** How many lessons of a textbook the pupil has mastered. */
export function BookMasteryLine({ gradeId, bookId, lessonCount }: BookOfGrade) {
  // Nothing is shown until the server has responded.
  const { data: books } = useCall(masteryApiCalls.gradeMastery, { params: { id: gradeId } })
  if (!books || lessonCount === 0) return null
  const mastered = books[bookId] ?? 0
  return (
    <span className={clsx('flex items-center gap-2', mastered ? 'text-good' : 'text-muted')}>
      {mastered > 0 && <Award aria-hidden="true" className="size-5 shrink-0" />}
      {masteredCountWords(mastered, lessonCount)}
    </span>
  )
}
