import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { beforeSending } from '@/lib/http/before-sending'
import type { Layer } from '@/lib/http/server'
import { renewalCount, type Stamp } from './freshness'

type Rendering = {
  began: number
  /** Renewals that all values which it may show know of. */
  since: number
  /** When it no longer counts as under way, on the clock of `performance`. */
  endsMs: number
  /** What Next answered it with shows, once that is known. */
  tags?: Set<string>
}

/** A reader who takes his time holds up an answer that was made long ago. */
const LONGEST_MS = 30_000

/** Of a request that was given up something may still be read: a query takes five seconds at most. */
const GIVEN_UP_MS = 6_000

const underWay = new Set<Rendering>()
const current = new AsyncLocalStorage<Rendering>()
const renderings = new WeakMap<ServerResponse, Rendering>()

/**
 * Innermost layer: remembers what Next is making. Requests share what another one is reading, so
 * all count as begun when the oldest that is under way began: a value that may be older than a
 * renewal is shown once at most, and never kept as new.
 */
export const withRenderings: Layer = (next) => (request, response) => {
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

/** As if nothing were under way, for tests that break requests off. */
export const forgetRenderings = (): void => underWay.clear()

/** Renewals that a value knows of which is being made now; outside of a request none. */
export const knownRenewals = (): number => current.getStore()?.since ?? -1

/** Notes that the answer to the request under way shows this: a value that is new now. */
export function noteShown(tags: readonly string[]): void {
  const rendering = current.getStore()
  if (rendering) rendering.tags = new Set([...(rendering.tags ?? []), ...tags])
}

/** What an answer shows; undefined when it took part in the rendering of another request. */
export function shownBy(response: ServerResponse): Stamp | undefined {
  const { tags, since = 0 } = renderings.get(response) ?? {}
  return tags && { tags: [...tags], since }
}
