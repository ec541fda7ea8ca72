import 'server-only'
import type { CacheTag } from './tags'

/** The tags that make a cached value stale, and its logical time of creation. */
export type CacheStamp = {
  tags: readonly string[]
  /** `renewalCount` when the creation of the value began. */
  since: number
}

/** Maximum number of tags remembered individually; beyond that all tags count as renewed. */
const MAX_TAGS = 20_000

const renewed = new Map<string, number>()
let renewals = 0
let forgotten = 0

/** Number of renewals that this process has seen: a logical clock. */
export const renewalCount = (): number => renewals

/** Makes all existing values with one of these tags stale. */
export function renewTags(tags: readonly CacheTag[]): void {
  renewals += 1
  for (const tag of tags) renewed.set(tag, renewals)
  if (renewed.size <= MAX_TAGS) return
  renewed.clear()
  forgotten = renewals
}

/** True if none of the value's tags was renewed since its creation began. */
export const isFresh = ({ tags, since }: CacheStamp): boolean =>
  tags.every((tag) => since >= (renewed.get(tag) ?? forgotten))
