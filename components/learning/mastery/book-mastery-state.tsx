'use client'
import { clsx } from 'clsx'
import { Award } from 'lucide-react'
import { useMastered } from './use-mastered'
import { masteredWords } from './words'

/** How many lessons of a textbook the pupil has mastered. */
export function BookMasteryState({ lessonIds }: { lessonIds: string[] }) {
  const byLesson = useMastered(lessonIds)
  const isThere = lessonIds.length > 0 && lessonIds.every((id) => byLesson[id] !== undefined)
  if (!isThere) return null
  const mastered = lessonIds.filter((id) => byLesson[id]?.isMastered).length
  return (
    <span className={clsx('flex items-center gap-2', mastered ? 'text-good' : 'text-muted')}>
      {mastered > 0 && <Award aria-hidden="true" className="size-5 shrink-0" />}
      {masteredWords(mastered, lessonIds.length)}
    </span>
  )
}
