import { featuresOf } from './features'

/** Weights are kept by a hash of the feature: several features share one, which costs little. */
export const BUCKETS = 32768

/** FNV-1a. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  }
  return ((hash >>> 0) ^ (hash >>> 15)) & (BUCKETS - 1)
}

/** The buckets of a sentence, and what each counts: long sentences count no more than short ones. */
export function vectorOf(sentence: string[]): { buckets: number[]; each: number } {
  const buckets = [...featuresOf(sentence)].map(bucketOf)
  return { buckets, each: 1 / Math.sqrt(buckets.length + 1) }
}

/** How much a sentence is like those of children in distress; above 0 it is more like theirs. */
export function scoreOf(sentence: string[], weights: ArrayLike<number>, bias: number): number {
  const { buckets, each } = vectorOf(sentence)
  return bias + each * buckets.reduce((sum, bucket) => sum + (weights[bucket] ?? 0), 0)
}
