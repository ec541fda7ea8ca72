import type { Judged, Judgement } from '../model'

/** A judgement before the explanation, which is the same whatever was answered. */
export type Verdict = Extract<Judgement, { outcome: 'invalid' }> | Omit<Judged, 'explanation'>

/** The sentence is shown to a pupil, who may answer again. */
export const invalid = (message: string): Verdict => ({ outcome: 'invalid', message })

export const NOTHING_CHOSEN = 'Odaberi odgovor.'
export const NOTHING_TYPED = 'Upiši odgovor.'
export const UNKNOWN_OPTION = 'Odabrani odgovor ne postoji u ovom pitanju.'

/** Outcome and score of a weight in percent: from 100 right, above 0 half-right. */
export function outcomeOf(weight: number): {
  outcome: 'right' | 'partly' | 'wrong'
  score: number
} {
  const score = Math.min(1, Math.max(0, weight / 100))
  return { outcome: score === 1 ? 'right' : score > 0 ? 'partly' : 'wrong', score }
}

/** Reasons that exist. */
export const reasons = (...feedback: (string | null)[]): string[] =>
  feedback.filter((reason) => reason !== null && reason !== '').map(String)
