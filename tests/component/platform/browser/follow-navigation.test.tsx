import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { markNavigations, NAVIGATION_TIMEOUT_MS } from '@/lib/platform/browser/mark-navigations'

const isLeaving = () => 'leaving' in document.documentElement.dataset
let stop: () => void

/** Clicks a link of the page; the router handles its own links instead of the browser. */
function clickLink(href: string, isRouted = true) {
  const link = Object.assign(document.createElement('a'), { href })
  const label = document.createElement('span')
  link.append(label)
  document.body.append(link)
  link.addEventListener('click', (event) => {
    if (isRouted) event.preventDefault()
  })
  label.click()
}

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/5-razred?stranica=1')
  stop = markNavigations()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  document.body.replaceChildren()
})

it('marks the document from the click until the next page is shown', () => {
  clickLink('/5-razred/vremeplov-5')
  expect(isLeaving()).toBe(true)
  vi.advanceTimersByTime(5_000)
  expect(isLeaving()).toBe(true)
  window.history.pushState(null, '', '/5-razred/vremeplov-5')
  vi.advanceTimersByTime(100)
  expect(isLeaving()).toBe(false)
})

it.each([
  ['what is on this page', '/5-razred?stranica=1#mapa'],
  ['a file of the API', '/api/korisnik/izvoz'],
  ['another site', 'https://example.com/5-razred/x'],
])('nothing is marked for %s', (_what, href) => {
  clickLink(href)
  expect(isLeaving()).toBe(false)
})

it('nothing is marked for links the browser itself follows, nor for a click beside links', () => {
  // jsdom follows no links and logs that.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  clickLink('/#mapa', false)
  document.body.click()
  expect(isLeaving()).toBe(false)
})

it('another part of the same list is a separate page', () => {
  clickLink('/5-razred?stranica=2')
  expect(isLeaving()).toBe(true)
})

it('gives up after half a minute, and when no longer watching', () => {
  clickLink('/6-razred')
  vi.advanceTimersByTime(NAVIGATION_TIMEOUT_MS - 100)
  expect(isLeaving()).toBe(true)
  vi.advanceTimersByTime(100)
  expect(isLeaving()).toBe(false)
  clickLink('/7-razred')
  stop()
  expect(isLeaving()).toBe(false)
})

it('a second click waits for its own page', () => {
  clickLink('/6-razred')
  vi.advanceTimersByTime(NAVIGATION_TIMEOUT_MS - 100)
  clickLink('/7-razred')
  vi.advanceTimersByTime(NAVIGATION_TIMEOUT_MS - 100)
  expect(isLeaving()).toBe(true)
})
