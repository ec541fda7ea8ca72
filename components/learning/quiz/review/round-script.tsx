'use client'
import { clsx } from 'clsx'
import { BookOpen } from 'lucide-react'
import { FROM_DAILY_PRACTICE_HASH } from '@/components/learning/lesson-state/from-daily-practice'
import { LazyReadAloudButton } from '@/components/platform/reading/lazy-read-aloud-button'
import { ABOVE_BOTTOM_BAR_CLASSES, BottomBar } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { LateMascot } from '@/components/ui/late-mascot'
import { useStepFocus } from '@/components/ui/use-step-focus'
import { useSession } from '@/stores/session'
import { passScript } from '@/stores/todays-practice'
import type { RoundItem, StepProps } from './round-item'

type RoundScriptProps = StepProps & { script: Extract<RoundItem, { kind: 'script' }> }

/** A new lesson in a round: its script, which can be skipped. */
export function RoundScript({ script, takesFocus, onKnown, onNext }: RoundScriptProps) {
  const heading = useStepFocus<HTMLHeadingElement>(takesFocus)
  const isEarlyReader = useSession(({ viewer }) => viewer?.isEarlyReader === true)
  return (
    <section className={clsx('space-y-5', ABOVE_BOTTOM_BAR_CLASSES)}>
      <div
        data-aloud-block
        className="space-y-4 rounded-card border-2 border-line bg-surface p-6 text-center shadow-card [&>.aloud-place]:ml-auto"
      >
        <LazyReadAloudButton />
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-display text-2xl font-bold break-words outline-none"
        >
          <span className="early:sr-only">Nova lekcija:</span> {script.title}
        </h2>
        <p className="text-lg text-muted early:hidden">
          Pročitaj skriptu pa se vrati. Vježba te čeka točno ovdje.
        </p>
        {isEarlyReader && <LateMascot pose="read" className="mx-auto size-40" />}
        <ButtonLink
          href={`${script.path}#${FROM_DAILY_PRACTICE_HASH}`}
          data-early-icon="book"
          className="early:min-h-20 early:w-full early:text-2xl"
        >
          <BookOpen aria-hidden="true" className="size-5 early:hidden" />
          Čitaj skriptu
        </ButtonLink>
      </div>
      <BottomBar>
        <Button
          variant="secondary"
          data-early-icon="next"
          onClick={() => {
            passScript(script.key)
            onKnown(true)
            onNext()
          }}
          className="w-full text-lg"
        >
          Idem na pitanja
        </Button>
      </BottomBar>
    </section>
  )
}
