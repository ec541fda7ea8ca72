'use client'
import { useEffect } from 'react'
import { Award } from 'lucide-react'
import { useMastery } from '@/stores/mastery'
import { MasterySteps } from './mastery-steps'
import { masteryWords } from './words'

/** How well the pupil knows a lesson; asked for when the page opens. */
export function LessonMasteryState({ lessonId }: { lessonId: string }) {
  const { byLesson, want } = useMastery()
  useEffect(() => want(lessonId), [lessonId, want])
  const mastery = byLesson[lessonId]
  if (mastery === undefined) return null
  if (mastery === null) return <span className="text-muted">Čeka prvu vježbu</span>
  return (
    <span className="flex items-center gap-2">
      {mastery.isMastered ? (
        <Award aria-hidden="true" className="size-5 shrink-0 text-good" />
      ) : (
        <MasterySteps right={mastery.right} />
      )}
      <span className={mastery.isMastered ? 'text-good' : 'text-area'}>
        {masteryWords(mastery)}
        {!mastery.isMastered && (
          <span className="sr-only"> točnih odgovora do savladane lekcije</span>
        )}
      </span>
    </span>
  )
}
