'use client'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { Mascot } from '@/components/art/mascot'
import { RichText } from '@/components/ui/rich-text'
import type { CheckVerdict } from '@/lib/learning/check/model'
import { OUTCOMES } from './outcomes'
import { PointList } from './point-list'
import { SlipList } from './slip-list'

/** The verdict with its reasons, what to mind in writing, and the model answer. Takes the focus. */
export function Verdict({ verdict }: { verdict: CheckVerdict }) {
  const panel = useRef<HTMLElement>(null)
  const { title, pose, look, tone } = OUTCOMES[verdict.outcome]
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={`Rezultat: ${title}`}
      className="animate-rise scroll-my-4 space-y-4 outline-none"
    >
      <div className={clsx('space-y-4 rounded-card p-4 sm:p-5', look)}>
        <div className="flex items-center gap-3">
          <Mascot pose={pose} className="size-14 shrink-0" />
          <h3 className={clsx('font-display text-2xl font-bold', tone)}>{title}</h3>
        </div>
        <PointList title="Prepoznato u tvojem odgovoru:" points={verdict.hit} isHit />
        <PointList title="Ovo još možeš dodati:" points={verdict.missing} isHit={false} />
      </div>
      <SlipList slips={verdict.slips} />
      <div className="rounded-card border border-line bg-surface p-4 sm:p-5">
        <h3 className="font-display text-xl font-bold">Uzoran odgovor</h3>
        <RichText html={verdict.modelAnswer} className="prose mt-2 text-lg" />
      </div>
      <p className="text-sm text-muted">
        Iskra traži ključne riječi i ne razumije baš svaku rečenicu. Zato svoj odgovor uvijek
        usporedi s uzornim.
      </p>
    </section>
  )
}
