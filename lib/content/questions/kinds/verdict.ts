import type { Judged } from '../model'
import type { Invalid } from './rules'

/** An unjudgeable answer. The message is shown to the pupil, who may answer again. */
export const invalid = (message: string): Invalid => ({ outcome: 'invalid', message })

export const NOTHING_CHOSEN = invalid('Odaberi odgovor.')
export const NOTHING_TYPED = invalid('Upiši odgovor.')
export const TOO_LONG = invalid('Odgovor je predug.')
export const UNKNOWN_OPTION = invalid('Odabrani odgovor ne postoji u ovom pitanju.')

/** Outcome and score of a weight in percent: 100 is right, above 0 is partly right. */
export function outcomeOf(weight: number): Pick<Judged, 'outcome' | 'score'> {
  const score = Math.min(1, Math.max(0, weight / 100))
  return { outcome: score === 1 ? 'right' : score > 0 ? 'partly' : 'wrong', score }
}

/** Ids of the matching options. */
export const idsOf = <Option extends { id?: string | undefined }>(
  options: Option[],
  fits: (option: Option) => boolean,
): string[] => options.flatMap((option) => (fits(option) ? (option.id ?? []) : []))

type Weighted = { weight: number }

/** The first answer with this weight in percent. */
export const firstWithWeight = <Answer extends Weighted>(answers: Answer[], percent: number) =>
  answers.find(({ weight }) => weight === percent)
