import 'server-only'
import type { CacheTag } from './tags'

/** The tags that make a cached value stale, and the clock when it was made. */
export type Stamp = {
  tags: readonly string[]
  /** `renewalCount` when its making began. */
  since: number
}

/** Tags remembered one by one; beyond that all count as renewed. */
const MAX_TAGS = 20_000

const renewed = new Map<string, number>()
let renewals = 0
let forgotten = 0

/** Renewals that this process has seen: a logical clock. */
export const renewalCount = (): number => renewals

/** Makes every value stale that was made before now and carries one of these tags. */
export function renewTags(tags: readonly CacheTag[]): void {
  renewals += 1
  for (const tag of tags) renewed.set(tag, renewals)
  if (renewed.size <= MAX_TAGS) return
  renewed.clear()
  forgotten = renewals
}

/** True while none of the value's tags was renewed since its making began. */
export const isFresh = ({ tags, since }: Stamp): boolean =>
  tags.every((tag) => since >= (renewed.get(tag) ?? forgotten))
