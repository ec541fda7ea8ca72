import 'server-only'
import type { CacheTag } from './tags'

/** Which renewals a kept value knows of, and by which ones it becomes old. */
export type Stamp = {
  tags: readonly string[]
  /** How many renewals there had been when it began to be made. */
  since: number
}

/** So many tags are remembered one by one; when there are more, all count as renewed. */
const MAX_TAGS = 20_000

const renewed = new Map<string, number>()
let renewals = 0
let forgotten = 0

/** How many renewals this process has seen: a clock that never stands still between two of them. */
export const renewalCount = (): number => renewals

/** From now on whatever was made before and carries one of these tags is old. */
export function renewTags(tags: readonly CacheTag[]): void {
  renewals += 1
  for (const tag of tags) renewed.set(tag, renewals)
  if (renewed.size <= MAX_TAGS) return
  renewed.clear()
  forgotten = renewals
}

/** True while nothing that the value shows has been renewed since it began to be made. */
export const isFresh = ({ tags, since }: Stamp): boolean =>
  tags.every((tag) => since >= (renewed.get(tag) ?? forgotten))
