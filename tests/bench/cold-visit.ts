import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { phone } from './browser'
import { sum } from './statistics'

/** Time after the page is complete, for requests that follow. */
const SETTLED_MS = 2_000

/**
 * Counts requests that reach the network. A picture that a page shows twice is asked for twice, and
 * the second one is often answered from the browser's cache.
 */
async function countSentRequests(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let sent = 0
  session.on('Network.requestWillBeSent', () => (sent += 1))
  session.on('Network.responseReceived', ({ response }) => {
    if (response.fromDiskCache) sent -= 1
  })
  session.on('Network.requestServedFromCache', () => (sent -= 1))
  return () => sent
}

/**
 * Measures what a browser loads for a page until the network is idle, including lazy scripts and
 * those that the router prefetches and runs for the next page. Script bytes are gzip sizes.
 * @param cookie the signed-in user's `Cookie` header
 * @param shows text that only the completed page contains, for pages cached without it
 * @param visit opens the visitor's browser
 */
export async function loadCold(
  browser: Browser,
  url: string,
  cookie = '',
  shows?: string,
  visit = phone,
) {
  const context = await visit(browser)
  const pairs = cookie.split('; ').filter(Boolean)
  await context.addCookies(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return { name, value: value.join('='), url: new URL(url).origin }
    }),
  )
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  const countSent = await countSentRequests(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  if (shows) await page.getByText(shows).first().waitFor()
  // Waits for later requests: the visit's call and its consequences.
  await page.waitForTimeout(shows ? SETTLED_MS : 0)
  const requests = countSent()
  await context.close()
  const sizes = [...scripts].map(async (src) => {
    const script = Buffer.from(await (await fetch(src)).arrayBuffer())
    return gzipSync(script, { level: 6 }).length
  })
  return { requests, scriptBytes: sum(await Promise.all(sizes)) }
}
