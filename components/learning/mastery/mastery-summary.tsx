'use client'
import { Award } from 'lucide-react'
import { useState } from 'react'
import type { Mastery } from '@/lib/learning/mastery/model'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { masteryReason, masteryWords } from './mastery-labels'
import { MasteryProgressBar } from './mastery-progress-bar'

/** How well a lesson is known, by one word and one bar that unfold the reason. */
export function MasterySummary({ mastery }: { mastery: Mastery }) {
  const [today] = useState(() => zagrebDay(new Date()))
  return (
    <details className="text-sm font-bold">
      <summary className="flex min-h-6 w-fit cursor-pointer list-none items-center gap-2">
        {mastery.isMastered ? (
          <Award aria-hidden="true" className="size-5 shrink-0 text-good" />
        ) : (
          <MasteryProgressBar right={mastery.right} />
        )}
        {masteryWords(mastery)}
        {!mastery.isMastered && (
          <span className="sr-only">točnih odgovora do savladane lekcije</span>
        )}
        <span className="font-normal text-link underline underline-offset-4">zašto?</span>
      </summary>
      <p className="font-normal text-muted">{masteryReason(mastery, today)}</p>
    </details>
  )
}
