import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})
afterEach(cleanup)

// jsdom can't load pages.
vi.mock('@/lib/platform/browser/hard-navigate', () => ({ hardNavigate: vi.fn() }))
vi.mock('@/lib/platform/browser/hard-replace', () => ({ hardReplace: vi.fn() }))

// On a busy machine, lazy loading takes longer than the default of one second.
configure({ asyncUtilTimeout: 20_000 })

// jsdom has no layout, so nothing can be scrolled, measured or hidden.
Element.prototype.scrollIntoView = () => undefined
window.scrollTo = () => undefined
Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
window.matchMedia = (media) => ({ matches: false, media }) as MediaQueryList

// Without a layout nothing becomes visible.
globalThis.IntersectionObserver = class {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
} as unknown as typeof IntersectionObserver

/** Separate channels for each test file, because Node's channels reach other workers. */
const file = crypto.randomUUID()
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${file} ${name}`)
  }
}
