import type { BrowserContext, Page } from './test'

export const ANALYTICS_ID = 'G-TEST123456'
export const ANALYTICS_SCRIPT = `https://www.googletagmanager.com/gtag/js?id=${ANALYTICS_ID}`

/** Matches the faults for requests to Google Analytics, for tests that expect such requests. */
export const GOOGLE_REQUESTS =
  /^third party: https:\/\/(?:www\.googletagmanager|region1\.google-analytics)\.com\//

/**
 * Imitates the relevant parts of Google's script: it sets its cookies, reports the page and every
 * further address of the history, and does nothing while `ga-disable` is set.
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

/** Fakes Google Analytics in a browser. */
export class FakeGoogleAnalytics {
  /** The script addresses that the browser requested. */
  scripts: string[] = []
  /** The paths of the pages that were reported as viewed. */
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

/** Whether Google's script is disabled; null before the page has decided. */
export const isAnalyticsDisabled = (page: Page): Promise<boolean | null> =>
  page.evaluate(
    (name) => (window as unknown as Record<string, boolean>)[name] ?? null,
    `ga-disable-${ANALYTICS_ID}`,
  )

/** The commands that the page has passed to Google's script (`dataLayer`). */
export const analyticsCommands = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] }
    return dataLayer.map((one) => Array.from(one))
  })

/** The names of the browser's cookies that are not the app's own, so set by Google's script. */
export const analyticsCookies = async (page: Page): Promise<string[]> => {
  const cookies = await page.context().cookies()
  return cookies.map(({ name }) => name).filter((name) => !name.startsWith('iskra_'))
}
