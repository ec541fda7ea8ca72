import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { phone } from './browser'
import { sum } from './statistics'

/** How long the finished page may still ask for something. */
const SETTLED_MS = 2_000

/**
 * What a browser fetches for a page until the network is quiet: lazy scripts too, and those that
 * the router gets ready for the next page, which run as well. Script bytes are as gzip packs them.
 * @param cookie of the signed-in user, as a request sends it
 * @param shows text that only the finished page has, where the page itself is stored without it
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
  let requests = 0
  page.on('request', (request) => {
    requests += 1
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  if (shows) await page.getByText(shows).first().waitFor()
  // What comes after that: the visit's call and what it leads to.
  await page.waitForTimeout(shows ? SETTLED_MS : 0)
  await context.close()
  const sizes = [...scripts].map(async (src) => {
    const script = Buffer.from(await (await fetch(src)).arrayBuffer())
    return gzipSync(script, { level: 6 }).length
  })
  return { requests, scriptBytes: sum(await Promise.all(sizes)) }
}
