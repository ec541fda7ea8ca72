import { vi } from 'vitest'

/** Makes places visible only when `come` is called; jsdom has no visibility. */
export function fakeIntersectionObserver() {
  const tellers = new Set<IntersectionObserverCallback>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      unobserve = vi.fn()
      disconnect = vi.fn()
      constructor(tell: IntersectionObserverCallback) {
        tellers.add(tell)
      }
    },
  )
  const come = () => {
    for (const tell of tellers)
      tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver)
  }
  return { come }
}
