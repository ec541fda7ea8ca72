import { meaningsOf } from './meanings'
import type { DistressLevel } from './model'
import { scoreOf } from './score'
import { segmentsOf } from './segments'
import { BIAS, STEP, WEIGHTS } from './weights'

/**
 * The lowest score of each level. Chosen by cross-validation and with sentences that were not used
 * in training (decision 065).
 */
export const LEVEL_THRESHOLDS = { alarm: 0.5, unsure: -0.5 } as const

/**
 * Subtracted from the score of a part, because a part taken alone counts less than the whole text:
 * “Možete li mi pomoći?” is no cry for help.
 */
const PART_PENALTY = 1

const decode = (base64: string): Int8Array =>
  Int8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

let weights: Int8Array | undefined

/**
 * The highest score of the whole text and its parts; higher is more like the sentences of children
 * in distress. `-Infinity` when the text has nothing to score.
 */
export function distressScore(text: string): number {
  const known = (weights ??= decode(WEIGHTS))
  const { whole, parts } = segmentsOf(text)
  const most = (segments: string[][]) =>
    segments
      .filter(isScorable)
      .reduce((max, words) => Math.max(max, BIAS + STEP * scoreOf(words, known, 0)), -Infinity)
  return Math.max(most(whole), most(parts) - PART_PENALTY)
}

/**
 * True unless the text is a single word without a known meaning, as at the beginning of a search.
 * Its letters alone would say nothing.
 */
const isScorable = (words: string[]): boolean =>
  words.length > 1 || meaningsOf(words).some((meanings) => meanings.length > 0)

/** The level of distress that a text expresses about its writer; null when there is none. */
export function distressLevelIn(text: string): DistressLevel | null {
  const score = distressScore(text)
  if (score >= LEVEL_THRESHOLDS.alarm) return 'alarm'
  return score >= LEVEL_THRESHOLDS.unsure ? 'unsure' : null
}
