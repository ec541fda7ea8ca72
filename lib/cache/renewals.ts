import 'server-only'
import { isAnswering, pagesAnswered, pagesBegun } from '@/lib/http/in-flight'
import type { CacheTag } from './tags'

export type Renew = (tags: CacheTag[]) => Promise<void>

/**
 * The same work, of which one runs at a time and at most one waits. That one takes up all tags
 * that are asked for meanwhile, so hundreds of changes at once are a handful of renewals.
 */
export function coalesced(work: Renew): Renew {
  let last: Promise<unknown> = Promise.resolve()
  let waiting: { tags: Set<CacheTag>; done: Promise<void> } | undefined
  const wait = () => {
    const tags = new Set<CacheTag>()
    const done = last.then(() => {
      waiting = undefined
      return work([...tags])
    })
    last = done.catch(() => undefined) // told to those who asked for it
    return { tags, done }
  }
  return (asked) => {
    waiting ??= wait()
    for (const tag of asked) waiting.tags.add(tag)
    return waiting.done
  }
}

type Options = {
  renew: Renew
  /** Ends what still waits for pages to go out. */
  signal: AbortSignal
  /** Hears of a failure after the promise of the renewal has settled. */
  onLateFailure: (error: unknown) => void
}

/**
 * Renews pages, however often it is asked. A page whose making began before or in a renewal may be
 * kept after it, as new: Next lets go of its own pages only at the end of the call that renews. So
 * when pages were under way, also for a moment, they are renewed once more when those have gone out.
 */
export function renewals({ renew, signal, onLateFailure }: Options): Renew {
  const renewAlone = coalesced(renew)
  const renewLate = coalesced(async (tags) => {
    await pagesAnswered()
    if (!signal.aborted) await renewAlone(tags)
  })
  return coalesced(async (tags) => {
    const wasAnswering = isAnswering()
    const begun = pagesBegun()
    await renewAlone(tags)
    if (wasAnswering || pagesBegun() > begun) void renewLate(tags).catch(onLateFailure)
  })
}
