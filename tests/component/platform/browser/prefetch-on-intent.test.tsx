import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetchOnIntent } from '@/lib/platform/browser/prefetch-on-intent'

const prefetch = vi.fn<(path: string) => void>()
let stop: () => void

/** Points at a word of a link by each of the three events. */
function pointAt(href: string, attributes = {}) {
  const link = Object.assign(document.createElement('a'), { href, ...attributes })
  const label = document.createElement('span')
  link.append(label)
  document.body.append(link)
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    label.dispatchEvent(new Event(sign, { bubbles: true }))
}

beforeEach(() => {
  prefetch.mockReset()
  window.history.replaceState(null, '', '/5-razred')
  stop = prefetchOnIntent(prefetch)
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

it('a page is prefetched when someone points at its link, once', () => {
  pointAt('/6-razred?a=1')
  expect(prefetch.mock.calls).toEqual([['/6-razred?a=1']])
})

it.each([
  ['this page', '/5-razred#skripta', {}],
  ['a call', '/api/korisnik/izvoz', {}],
  ['a file', '/iskra.pdf', {}],
  ['another site', 'https://example.com/', {}],
  ['another window', '/6-razred', { target: '_blank' }],
  ['a download', '/6-razred', { download: 'a' }],
])('a link to %s prefetches nothing', (_, href, attributes) => {
  pointAt(href, attributes)
  expect(prefetch).not.toHaveBeenCalled()
})

it('nothing is prefetched beside a link, nor after the end', () => {
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }))
  stop()
  pointAt('/6-razred')
  expect(prefetch).not.toHaveBeenCalled()
})
