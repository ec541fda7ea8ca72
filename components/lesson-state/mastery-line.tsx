import { Award } from 'lucide-react'
import { MasterySteps } from '@/components/mastery/mastery-steps'
import { masteryWords } from '@/components/mastery/words'
import type { Mastery } from '@/lib/mastery/mastery'

/** How well a lesson is known already; its line is there from the start, so that nothing jumps. */
export function MasteryLine({ mastery }: { mastery: Mastery | null }) {
  return (
    <p className="mt-1 flex h-6 items-center gap-2 text-sm font-bold">
      {mastery?.isMastered && <Award aria-hidden="true" className="size-5 shrink-0 text-good" />}
      {mastery && !mastery.isMastered && <MasterySteps right={mastery.right} />}
      {mastery ? masteryWords(mastery) : 'Čeka prvu vježbu'}
      {mastery && !mastery.isMastered && (
        <span className="sr-only">točnih odgovora do savladane lekcije</span>
      )}
    </p>
  )
}
