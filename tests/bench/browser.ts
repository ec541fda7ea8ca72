import { chromium, type Browser } from 'playwright'

/** The design's switches for Chromium on a server. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts Chromium; without a path Playwright takes its own. */
export const openBrowser = (executablePath: string | undefined, args: string[] = []) =>
  chromium.launch({ args: [...ARGS, ...args], ...(executablePath && { executablePath }) })

/** A new visitor with a phone: nothing cached, nothing remembered. */
export const phone = (browser: Browser) =>
  browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'hr-HR',
  })

/** The same at a desk, where a form has its preview beside it. */
export const desk = (browser: Browser) =>
  browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'hr-HR' })
