import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { phone } from './browser'
import { DOOR_PAGES, type Pages } from './pages'
import { judged, type Row } from './row'
import { kilobytes, sum } from './statistics'

/** What public pages may add to the framework's own scripts (quality: Fast). */
const ALLOWANCE_BYTES = 40_000

/** Script bytes of public pages beside those of a page that says hello, each as gzip packs it. */
export async function measureScriptBytes(
  browser: Browser,
  urls: { app: string; bare: string },
  pages: Pages,
): Promise<Row[]> {
  const floor = await scriptBytes(browser, `${urls.bare}/`)
  const rows: Row[] = []
  for (const [name, path] of Object.entries({ ...pages, ...DOOR_PAGES })) {
    const bytes = await scriptBytes(browser, urls.app + path)
    rows.push(
      judged({
        what: `script bytes, gzip (${name})`,
        measured: `${kilobytes(bytes)} = floor + ${kilobytes(bytes - floor)}`,
        beside: `page that says hello: ${kilobytes(floor)}`,
        budget: '<= floor + 40 kB',
        holds: bytes <= floor + ALLOWANCE_BYTES,
      }),
    )
  }
  return rows
}

/**
 * All scripts that a browser fetches for a page until the network is quiet: lazy ones too, and
 * those that the router gets ready for the next page, which run as well.
 */
async function scriptBytes(browser: Browser, url: string): Promise<number> {
  const context = await phone(browser)
  const page = await context.newPage()
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(request.url())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  const sizes = [...asked].map(async (src) => {
    const script = Buffer.from(await (await fetch(src)).arrayBuffer())
    return gzipSync(script, { level: 6 }).length
  })
  return sum(await Promise.all(sizes))
}
