import type { PublicQuestion } from '@/lib/questions/model'

/** Something to be known again. Texts of cards are HTML. */
export type RoundItem =
  | { key: string; kind: 'question'; question: PublicQuestion }
  | { key: string; kind: 'card'; cardId: string; front: string; back: string }

/** The part that every step of a round has. */
export type StepProps = {
  isLast: boolean
  /** True when the pupil came here from another step: the keyboard goes on from this one. */
  takesFocus: boolean
  onKnown: (isKnown: boolean) => void
  onNext: () => void
}
