import { test as base, type BrowserContext, type Locator, type Page } from 'playwright/test'
import { CONSENT_KEY } from '@/lib/site/dynamic-content/consent'
import { Faults } from './faults'

export { expect, type BrowserContext, type Locator, type Page } from 'playwright/test'

type Fixtures = {
  faults: Faults
  /** False if the cookie banner shall appear; by default the visitor has already chosen. */
  hasChosenCookies: boolean
}

/** Playwright's test, which also fails on unexpected faults (`Faults`), such as console errors. */
export const test = base.extend<Fixtures>({
  hasChosenCookies: [true, { option: true }],
  faults: [
    async ({ context, hasChosenCookies }, use) => {
      if (hasChosenCookies) await chooseCookies(context)
      await leaveDialogsClosed(context)
      const faults = new Faults(context)
      await use(faults)
      base.expect(faults.unexpected(), 'faults behind the page').toEqual([])
    },
    { auto: true },
  ],
})

/** Makes the browser accept only essential cookies, unless it has chosen already. */
export const chooseCookies = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((key) => {
    try {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, 'essential')
    } catch {
      // The page has no storage, such as about:blank.
    }
  }, CONSENT_KEY)

/**
 * Makes `print()` open no dialog. A full Chromium would open a real one, which nobody closes, and
 * could not print again. The headless shell has none.
 */
const leaveDialogsClosed = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.print = () => {
      for (const event of ['beforeprint', 'afterprint']) window.dispatchEvent(new Event(event))
    }
  })

/** Options for a small phone with touch. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
} as const

export const DESKTOP = { viewport: { width: 1280, height: 860 } } as const

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilInteractive(page)
}

/** Waits until no skeleton is visible and React has hydrated everything that a person can use. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const usable = document.querySelectorAll('button, form, input, header a')
    const isAlive = [...usable].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    )
    const skeletons = [...document.querySelectorAll('[data-skeleton]')]
    if (!isAlive || skeletons.some((one) => one.checkVisibility())) return false
    // React marks elements before it has finished; keyboard handlers are added in an effect, after
    // that.
    return new Promise((resolve) => requestIdleCallback(() => resolve(true), { timeout: 2_000 }))
  })
}

/**
 * True when an element's HTML contains this HTML. The browser parses both first, so spelling
 * doesn't matter.
 */
export const containsHtml = (place: Locator, html: string): Promise<boolean> =>
  place.evaluate((element, wanted) => {
    const probe = document.createElement('div')
    probe.innerHTML = wanted
    return element.innerHTML.includes(probe.innerHTML)
  }, html)

/** By how many pixels a page is wider than its window. */
export const overflowPixels = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
