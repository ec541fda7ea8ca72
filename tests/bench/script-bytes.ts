import type { Browser } from 'playwright'
import { loadCold } from './cold-visit'
import { DOOR_PAGES, type Pages } from './pages'
import { judged, type Row } from './row'
import { kilobytes } from './statistics'

/** Maximum script bytes of public pages beyond the framework's own (quality: Fast). */
const ALLOWANCE_BYTES = 40_000

/** Measures script bytes of public pages and of a minimal page, as gzip sizes. */
export async function measureScriptBytes(
  browser: Browser,
  urls: { app: string; bare: string },
  pages: Pages,
): Promise<Row[]> {
  const { scriptBytes: floor } = await loadCold(browser, `${urls.bare}/`)
  const rows: Row[] = []
  for (const [name, path] of Object.entries({ ...pages, ...DOOR_PAGES })) {
    const { scriptBytes: bytes } = await loadCold(browser, urls.app + path)
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
