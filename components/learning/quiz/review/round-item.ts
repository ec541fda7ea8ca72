import type { PublicQuestion } from '@/lib/content/questions/model'

/**
 * A question or card to repeat, or the script of a new lesson to read. Texts of cards are HTML,
 * `path` is the script's address.
 */
export type RoundItem =
  | { key: string; kind: 'question'; question: PublicQuestion }
  | { key: string; kind: 'card'; cardId: string; front: string; back: string }
  | { key: string; kind: 'script'; title: string; path: string }

export type StepProps = {
  isLast: boolean
  takesFocus: boolean
  /** Null when an answer was taken back. */
  onKnown: (isKnown: boolean | null) => void
  onNext: () => void
}

/** Sent with each answer to identify its round. */
export type RoundReference = {
  source: 'greske' | 'imam-test' | 'danas' | 'vjezba'
  roundId: string
}
