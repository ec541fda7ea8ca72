import { meaningsOf } from './meanings'
import type { DistressLevel } from './model'
import { scoreOf } from './score'
import { segmentsOf } from './segments'
import { BIAS, STEP, WEIGHTS } from './weights'

/** Chosen by cross-validation and by sentences that the training has not seen (decision 065). */
export const THRESHOLDS = { alarm: 0.5, unsure: -0.5 } as const

/** What a part says alone counts less than what the whole says: „Možete li mi pomoći?” is no cry. */
const PART_LESS = 1

const decode = (base64: string): Int8Array =>
  Int8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

let weights: Int8Array | undefined

/** The score of the part of a text that is most like the words of a child in distress. */
export function distressScore(text: string): number {
  const known = (weights ??= decode(WEIGHTS))
  const { whole, parts } = segmentsOf(text)
  const most = (segments: string[][]) =>
    segments
      .filter(saysSomething)
      .reduce((max, words) => Math.max(max, BIAS + STEP * scoreOf(words, known, 0)), -Infinity)
  return Math.max(most(whole), most(parts) - PART_LESS)
}

/** Of a word alone, as at the beginning of a search, its letters say nothing. */
const saysSomething = (words: string[]): boolean =>
  words.length > 1 || meaningsOf(words).some((meanings) => meanings.length > 0)

/** Whether a text says, by its meaning, that whoever writes it is in distress; null where it doesn't. */
export function distressIn(text: string): DistressLevel | null {
  const score = distressScore(text)
  if (score >= THRESHOLDS.alarm) return 'alarm'
  return score >= THRESHOLDS.unsure ? 'unsure' : null
}
