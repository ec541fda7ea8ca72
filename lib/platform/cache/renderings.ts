import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { beforeSending } from '@/lib/platform/http/before-sending'
import type { Layer } from '@/lib/platform/http/server'
import { renewalCount, type CacheStamp } from './freshness'

type Rendering = {
  began: number
  /** The oldest possible `renewalCount` of a value that the response shows. */
  since: number
  /** When the rendering no longer counts as running, on the clock of `performance`. */
  endsMs: number
  /** The tags of the shown values, once Next has reported them. */
  tags?: Set<string>
}

/** Slow clients keep responses open long after the rendering has ended. */
const LONGEST_MS = 30_000

/** An aborted request may still run a query, which takes at most five seconds. */
const GIVEN_UP_MS = 6_000

const underWay = new Set<Rendering>()
const current = new AsyncLocalStorage<Rendering>()
const renderings = new WeakMap<ServerResponse, Rendering>()

/**
 * Innermost layer: tracks Next's renderings. Concurrent renderings share database reads, so the
 * values of each count as read when the oldest running one began. A value that may be older than a
 * renewal of its tags is shown at most once, and never cached as fresh.
 */
export const withRenderingTracking: Layer = (next) => (request, response) => {
  const began = renewalCount()
  const nowMs = performance.now()
  const since = Math.min(began, oldestUnderWay(nowMs))
  const rendering: Rendering = { began, since, endsMs: nowMs + LONGEST_MS }
  underWay.add(rendering)
  renderings.set(response, rendering)
  beforeSending(response, ['end'], () => underWay.delete(rendering))
  response.once('close', () => {
    rendering.endsMs = Math.min(rendering.endsMs, performance.now() + GIVEN_UP_MS)
  })
  return current.run(rendering, () => next(request, response))
}

function oldestUnderWay(nowMs: number): number {
  for (const rendering of underWay) {
    if (nowMs < rendering.endsMs) return rendering.began
    underWay.delete(rendering)
  }
  return Infinity
}

/** For tests that abort requests: marks no rendering as running. */
export const forgetRunningRenderings = (): void => underWay.clear()

/** The `renewalCount` for a value created now; -1 outside of a request. */
export const renewalCountOfRendering = (): number => current.getStore()?.since ?? -1

/** Records that the response to the current request shows values with these tags. */
export function noteShownTags(tags: readonly string[]): void {
  const rendering = current.getStore()
  if (rendering) rendering.tags = new Set([...(rendering.tags ?? []), ...tags])
}

/** The stamp of a response; undefined if it shared the rendering of another request. */
export function stampOfResponse(response: ServerResponse): CacheStamp | undefined {
  const { tags, since = 0 } = renderings.get(response) ?? {}
  return tags && { tags: [...tags], since }
}
