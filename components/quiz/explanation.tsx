'use client'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { Mascot, type MascotPose } from '@/components/art/mascot'
import { RichText } from '@/components/ui/rich-text'
import type { Judged } from '@/lib/questions/model'
import { unrepeated } from '@/lib/questions/unrepeated'

type Verdict = { title: string; pose: MascotPose; look: string; tone: string }

const VERDICTS: Record<Judged['outcome'], Verdict> = {
  right: { title: 'Točno!', pose: 'cheer', look: 'bg-good-soft', tone: 'text-good' },
  spelling: {
    title: 'Točno, ali pazi na pisanje',
    pose: 'cheer',
    look: 'bg-almost-soft',
    tone: 'text-almost',
  },
  partly: { title: 'Djelomično točno', pose: 'think', look: 'bg-almost-soft', tone: 'text-almost' },
  wrong: { title: 'Nije točno', pose: 'think', look: 'bg-bad-soft', tone: 'text-bad' },
}

/**
 * The verdict and the reasons for what was chosen. It takes the focus, so it is read at once;
 * Enter goes on from there.
 */
export function Explanation({ judgement }: { judgement: Judged }) {
  const panel = useRef<HTMLElement>(null)
  const { title, pose, look, tone } = VERDICTS[judgement.outcome]
  const reasons = judgement.feedback.map((html) => unrepeated(judgement.outcome, html))
  useEffect(() => panel.current?.focus({ preventScroll: false }), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== panel.current) return
        event.preventDefault()
        panel.current.closest('form')?.requestSubmit()
      }}
      aria-label={`Objašnjenje: ${title}`}
      aria-describedby="objasnjenje"
      className={clsx('animate-rise scroll-mb-28 rounded-card p-4 outline-none sm:p-5', look)}
    >
      <div className="flex items-center gap-3">
        <Mascot pose={pose} className="size-14 shrink-0" />
        <h2 className={clsx('font-display text-2xl font-bold', tone)}>{title}</h2>
      </div>
      <div id="objasnjenje" className="mt-2 space-y-2 text-lg leading-relaxed">
        {judgement.hint && <p className="font-bold">{judgement.hint}</p>}
        {reasons.filter(Boolean).map((html) => (
          <RichText key={html} html={html} />
        ))}
        {judgement.explanation && <RichText html={judgement.explanation} />}
      </div>
    </section>
  )
}
