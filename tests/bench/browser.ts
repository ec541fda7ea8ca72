import { chromium, type Browser } from 'playwright'

/** Flags for Chromium on a server, as in the design. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts Chromium; by default Playwright's own. */
export const openBrowser = (executablePath: string | undefined, args: string[] = []) =>
  chromium.launch({ args: [...ARGS, ...args], ...(executablePath && { executablePath }) })

/** A new visitor with a phone: no cache, no storage. */
export const phone = (browser: Browser) =>
  browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'hr-HR',
  })

/** A new visitor with a desktop browser, where a form shows its preview beside it. */
export const desk = (browser: Browser) =>
  browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'hr-HR' })
