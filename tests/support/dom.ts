import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})
afterEach(cleanup)

// jsdom loads no pages.
vi.mock('@/lib/platform/browser/load-page', () => ({ loadPage: vi.fn() }))

// A busy machine loads what is fetched lazily later than the second that is usual.
configure({ asyncUtilTimeout: 5_000 })

// jsdom has no layout, so nothing to scroll, to measure or to hide.
Element.prototype.scrollIntoView = () => undefined
window.scrollTo = () => undefined
Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
window.matchMedia = (media) => ({ matches: false, media }) as MediaQueryList

// Nothing comes into sight where nothing is laid out.
globalThis.IntersectionObserver = class {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
} as unknown as typeof IntersectionObserver

/** Channels of this file's own: those of Node reach the other workers, which are no tabs of ours. */
const file = crypto.randomUUID()
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${file} ${name}`)
  }
}
