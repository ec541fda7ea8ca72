import type { DistressLevel } from './model'
import { scoreOf } from './score'
import { segmentsOf } from './segments'
import { BIAS, STEP, WEIGHTS } from './weights'

/** Chosen by cross-validation and by sentences that the training has not seen (decision 065). */
export const THRESHOLDS = { alarm: 0.3, unsure: -0.7 } as const

const decode = (base64: string): Int8Array =>
  Int8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

let weights: Int8Array | undefined

/** A word alone, as at the beginning of a search, has to say more: by itself an unknown one says nothing. */
const LONE_WORD = 1

/** The score of the part of a text that is most like the words of a child in distress. */
export function distressScore(text: string): number {
  const known = (weights ??= decode(WEIGHTS))
  const segments = segmentsOf(text)
  const scores = segments.map((words) => BIAS + STEP * scoreOf(words, known, 0))
  return Math.max(-Infinity, ...scores) - (segments[0]?.length === 1 ? LONE_WORD : 0)
}

/** Whether a text says, by its meaning, that whoever writes it is in distress; null where it doesn't. */
export function distressIn(text: string): DistressLevel | null {
  const score = distressScore(text)
  if (score >= THRESHOLDS.alarm) return 'alarm'
  return score >= THRESHOLDS.unsure ? 'unsure' : null
}
