import { test as base, type BrowserContext, type Locator, type Page } from 'playwright/test'
import { CONSENT_KEY } from '@/lib/site/dynamic-content/consent'
import { Faults } from './faults'

export { expect, type BrowserContext, type Locator, type Page } from 'playwright/test'

type Fixtures = {
  faults: Faults
  /** False for a visitor whom the cookie banner still asks; else it is out of the way. */
  hasChosenCookies: boolean
}

/** Playwright's test, which also fails on whatever goes wrong behind the page. */
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

/** Chooses essential cookies in a browser that has not chosen yet. */
export const chooseCookies = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((key) => {
    try {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, 'essential')
    } catch {
      // A page without storage, such as about:blank.
    }
  }, CONSENT_KEY)

/**
 * Lets a page print without the browser's dialog: a whole Chromium opens a real one, which nobody closes,
 * and then prints nothing else. The shell has none.
 */
const leaveDialogsClosed = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.print = () => {
      for (const event of ['beforeprint', 'afterprint']) window.dispatchEvent(new Event(event))
    }
  })

/** A small phone, used by touch. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
} as const

export const DESKTOP = { viewport: { width: 1280, height: 860 } } as const

/** Opens a page and waits until its buttons, links and fields answer. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
}

/** Waits until nothing is on its way and React has taken over whatever a person can use. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const usable = document.querySelectorAll('button, form, input, header a')
    const isAlive = [...usable].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    )
    const skeletons = [...document.querySelectorAll('[data-skeleton]')]
    if (!isAlive || skeletons.some((one) => one.checkVisibility())) return false
    // Elements are marked before React is through; what listens to keys is an effect, after that.
    return new Promise((resolve) => requestIdleCallback(() => resolve(true), { timeout: 2_000 }))
  })
}

/** True when a part of the page's HTML is this; both are read by the browser first. */
export const containsHtml = (place: Locator, html: string): Promise<boolean> =>
  place.evaluate((element, wanted) => {
    const probe = document.createElement('div')
    probe.innerHTML = wanted
    return element.innerHTML.includes(probe.innerHTML)
  }, html)

/** Pixels by which a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
