'use client'
import { EmptyState } from '@/components/ui/empty-state'
import { useStepFocus } from '@/components/ui/use-step-focus'
import type { TestScreenFrame } from './test-screen-frame'

type NoTestYetProps = { place: TestScreenFrame; takesFocus?: boolean }

/** Shown in place of a test over too few questions: when there is one, and what to read meanwhile. */
export function NoTestYet({ place: { noQuestions, reading }, takesFocus = false }: NoTestYetProps) {
  const box = useStepFocus<HTMLDivElement>(takesFocus)
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <EmptyState
        title="Ovaj test zasad nema dovoljno pitanja"
        text={noQuestions}
        action={reading}
      />
    </div>
  )
}
