'use client'
import { Award } from 'lucide-react'
import { useCall } from '@/lib/platform/browser/queries'
import { masteryApiCalls } from '@/lib/learning/mastery/calls'
import { MASTERY_BATCH_MAX } from '@/lib/learning/mastery/limits'
import { useLessonIds } from './lesson-ids'
import { MasteryProgressBar } from './mastery-progress-bar'
import { masteryWords } from './mastery-labels'

/** How well the pupil knows a lesson. */
export function LessonMasteryLine({ lessonId }: { lessonId: string }) {
  const ids = useLessonIds()
  const from = Math.floor(ids.indexOf(lessonId) / MASTERY_BATCH_MAX) * MASTERY_BATCH_MAX
  const lessonIds = ids.slice(from, from + MASTERY_BATCH_MAX)
  const { data } = useCall(masteryApiCalls.mastery, { body: { lessonIds } })
  // Nothing is shown until the server has responded.
  if (!data) return null
  const mastery = data[lessonId]
  if (!mastery) return <span className="text-muted">Čeka prvu vježbu</span>
  return (
    <span className="flex items-center gap-2">
      {mastery.isMastered ? (
        <Award aria-hidden="true" className="size-5 shrink-0 text-good" />
      ) : (
        <MasteryProgressBar right={mastery.right} />
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
