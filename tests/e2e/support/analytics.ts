import type { BrowserContext, Page } from './test'

export const ANALYTICS_ID = 'G-TEST123456'
export const ANALYTICS_SCRIPT = `https://www.googletagmanager.com/gtag/js?id=${ANALYTICS_ID}`

/** Everything of Google's, for tests that let it be asked. */
export const GOOGLE =
  /^third party: https:\/\/(?:www\.googletagmanager|region1\.google-analytics)\.com\//

/**
 * What matters of Google's script: it sets its cookie, reports the page and each further address that
 * the history shows, and heeds `ga-disable`.
 */
const SCRIPT = `(() => {
  let shown
  const report = () => {
    if (window['ga-disable-${ANALYTICS_ID}'] || shown === location.href) return
    shown = location.href
    document.cookie = '_ga=GA1.1.1.1; path=/; max-age=1000'
    document.cookie = '_ga_TEST123456=GS1.1.1; path=/; max-age=1000'
    const told = new URLSearchParams({ en: 'page_view', dl: shown })
    fetch('https://region1.google-analytics.com/g/collect?' + told, { method: 'POST', mode: 'no-cors' })
  }
  for (const name of ['pushState', 'replaceState']) {
    const own = history[name]
    history[name] = function () { own.apply(history, arguments); report() }
  }
  addEventListener('popstate', report)
  report()
})()`

/** Stands in for Google in a browser. */
export class Analytics {
  /** Addresses of the script that were asked for. */
  scripts: string[] = []
  /** Pages that were reported. */
  views: string[] = []

  async listen(context: BrowserContext): Promise<void> {
    await context.route(/^https:\/\/(?!127\.0\.0\.1)/, async (route) => {
      const url = new URL(route.request().url())
      const dl = url.searchParams.get('dl')
      if (dl) this.views.push(new URL(dl).pathname)
      else this.scripts.push(url.href)
      if (dl) await route.fulfill({ status: 204 })
      else await route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
    })
  }
}

/** Whether Google's script is told to rest; null before the page has decided. */
export const isResting = (page: Page): Promise<boolean | null> =>
  page.evaluate(
    (name) => (window as unknown as Record<string, boolean>)[name] ?? null,
    `ga-disable-${ANALYTICS_ID}`,
  )

/** What the page has told Google's script, as its commands. */
export const toldTo = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] }
    return dataLayer.map((one) => Array.from(one))
  })

/** The cookies of Google's script that the browser holds. */
export const countingCookies = async (page: Page): Promise<string[]> => {
  const cookies = await page.context().cookies()
  return cookies.map(({ name }) => name).filter((name) => !name.startsWith('iskra_'))
}
