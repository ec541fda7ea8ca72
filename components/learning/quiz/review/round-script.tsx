'use client'
import { BookOpen } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { useStepFocus } from '@/components/ui/use-step-focus'
import type { RoundItem, StepProps } from './round-item'
import { StickyActionBar } from './sticky-action-bar'

type RoundScriptProps = StepProps & { script: Extract<RoundItem, { kind: 'script' }> }

/** A new lesson in a round: its script, which can be skipped. */
export function RoundScript({ script, takesFocus, onKnown, onNext }: RoundScriptProps) {
  const heading = useStepFocus<HTMLHeadingElement>(takesFocus)
  return (
    <section className="space-y-5">
      <div className="space-y-4 rounded-card border-2 border-line bg-surface p-6 text-center shadow-card">
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-display text-2xl font-bold break-words outline-none"
        >
          Nova lekcija: {script.title}
        </h2>
        <p className="text-lg text-muted">
          Pročitaj skriptu pa se vrati. Vježba te čeka točno ovdje.
        </p>
        <ButtonLink href={script.path}>
          <BookOpen aria-hidden="true" className="size-5" />
          Čitaj skriptu
        </ButtonLink>
      </div>
      <StickyActionBar>
        <Button
          variant="secondary"
          onClick={() => {
            onKnown(true)
            onNext()
          }}
          className="w-full text-lg"
        >
          Idem na pitanja
        </Button>
      </StickyActionBar>
    </section>
  )
}
