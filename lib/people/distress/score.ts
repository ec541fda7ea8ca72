import { featuresOf } from './features'

/**
 * Number of hash buckets for weights (feature hashing). Some features share a bucket, which costs
 * little accuracy.
 */
export const BUCKET_COUNT = 32768

/** A feature's bucket, by its FNV-1a hash. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  }
  return ((hash >>> 0) ^ (hash >>> 15)) & (BUCKET_COUNT - 1)
}

/**
 * The buckets of a sentence's features, and the value of each feature. It falls with their number,
 * so that long sentences do not count more than short ones.
 */
export function featureVectorOf(sentence: string[]): { buckets: number[]; each: number } {
  const buckets = [...featuresOf(sentence)].map(bucketOf)
  return { buckets, each: 1 / Math.sqrt(buckets.length + 1) }
}

/**
 * How much a sentence resembles those of children in distress; above 0 it resembles them more than
 * harmless ones.
 */
export function scoreOf(sentence: string[], weights: ArrayLike<number>, bias: number): number {
  const { buckets, each } = featureVectorOf(sentence)
  return bias + each * buckets.reduce((sum, bucket) => sum + (weights[bucket] ?? 0), 0)
}
