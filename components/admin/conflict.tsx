'use client'
import { useEffect, useRef, useState } from 'react'
import { SectionHeading } from '@/components/ui/section-heading'
import { differingLines } from './differing-lines'

export type Clash = { name: string; label: string; mine: string; theirs: string }

type ConflictProps = {
  clashes: Clash[]
  /** Which of the two values a field gets. */
  onChoose: (name: string, side: 'mine' | 'theirs') => void
}

const SIDES = { mine: 'Tvoje', theirs: 'Njihovo' } as const

/** Asks about fields that another admin has changed meanwhile, each to something else. */
export function Conflict({ clashes, onChoose }: ConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState<Record<string, 'mine' | 'theirs'>>({})
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby="sukob"
      className="space-y-4 rounded-card border-2 border-almost bg-almost-soft p-5"
    >
      <div>
        <SectionHeading ref={heading} id="sukob" tabIndex={-1} className="mb-1 outline-none">
          Netko je u međuvremenu promijenio isto
        </SectionHeading>
        <p>Ostale su promjene spojene. Odaberi što ostaje, pa spremi ponovno.</p>
      </div>
      {clashes
        .map((clash) => ({ ...clash, ...differingLines(clash.mine, clash.theirs) }))
        .map((clash) => (
          <fieldset key={clash.name}>
            <legend className="font-bold">{clash.label}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name={`sukob-${clash.name}`}
                  checked={(chosen[clash.name] ?? 'mine') === side}
                  onChange={() => {
                    setChosen((before) => ({ ...before, [clash.name]: side }))
                    onChoose(clash.name, side)
                  }}
                  className="size-5 shrink-0 accent-[var(--link)]"
                />
                <span className="min-w-0 break-words whitespace-pre-line">
                  <span className="font-bold">{SIDES[side]}:</span> {clash[side] || '(prazno)'}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
    </section>
  )
}
