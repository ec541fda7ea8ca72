import type { Browser } from 'playwright'
import { loadCold } from './cold-visit'
import { DOOR_PAGES, type Pages } from './pages'
import { questionsOf } from './quiz-answers'
import { judged, type Row } from './row'
import { kilobytes } from './statistics'

/** Maximum script bytes of public pages beyond the framework's own (quality: Fast). */
const ALLOWANCE_BYTES = 40_000

/** What each of the kinds that only their rounds load may add to a quiz. */
const KIND_BYTES = 8_000
const LOADED_KINDS = ['gaps', 'groups', 'line', 'spot']

/** Measures script bytes of public pages and of a minimal page, as gzip sizes. */
export async function measureScriptBytes(
  browser: Browser,
  urls: { app: string; bare: string },
  pages: Pages,
): Promise<Row[]> {
  const { scriptBytes: floor } = await loadCold(browser, `${urls.bare}/`)
  const round = await questionsOf(urls.app, pages)
  const loaded = LOADED_KINDS.filter((kind) => round.some((question) => question.kind === kind))
  const rows: Row[] = []
  for (const [name, path] of Object.entries({ ...pages, ...DOOR_PAGES })) {
    const { scriptBytes: bytes } = await loadCold(browser, urls.app + path)
    const kinds = name === 'quiz' ? loaded : []
    const most = ALLOWANCE_BYTES + kinds.length * KIND_BYTES
    rows.push(
      judged({
        what: `script bytes, gzip (${name})`,
        measured: `${kilobytes(bytes)} = floor + ${kilobytes(bytes - floor)}`,
        beside: `page that says hello: ${kilobytes(floor)}`,
        budget: `<= floor + ${kilobytes(most)}${kinds.length ? ` (with ${kinds.join(', ')})` : ''}`,
        holds: bytes <= floor + most,
      }),
    )
  }
  return rows
}
