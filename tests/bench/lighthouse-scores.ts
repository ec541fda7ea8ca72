import lighthouse from 'lighthouse'
import { findFreePort } from '@/lib/db/embedded/transport'
import { openBrowser } from './browser'
import type { Pages } from './pages'
import { judged, type Row } from './row'
import { median, milliseconds } from './statistics'

const RUNS = 5

/** Scores that every kind of public page is held to (quality: Fast). */
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof LEAST
const CATEGORIES = Object.keys(LEAST) as Category[]

/** Search engines are led past these, to their lesson (decision 057): Lighthouse counts that as a fault. */
const NOT_LISTED: ReadonlySet<keyof Pages> = new Set(['class'])

const judgedOf = (name: string): Category[] =>
  CATEGORIES.filter((category) => category !== 'seo' || !NOT_LISTED.has(name as keyof Pages))

/**
 * Lighthouse's scores (0 to 100) for a phone, the median of five runs. The page that says hello is
 * judged beside each: what it doesn't reach on this machine, no page of the framework does.
 */
export async function measureScores(
  chromiumPath: string | undefined,
  urls: { app: string; bare: string },
  pages: Pages,
): Promise<Row[]> {
  const rows: Row[] = []
  // The first browser of a run reads its own files from disk.
  await audit(chromiumPath, urls.bare)
  for (const [name, path] of Object.entries(pages)) {
    const hello = await audit(chromiumPath, urls.bare)
    const runs: Run[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await audit(chromiumPath, urls.app + path))
    const scores = judgedOf(name).map((category) => [
      category,
      median(runs.map(({ score }) => score[category])),
    ]) as [Category, number][]
    rows.push(
      judged({
        what: `Lighthouse, phone (${name})`,
        measured: scores.map(([, score]) => Math.round(score)).join(' / '),
        beside: [
          `performance of the page that says hello: ${Math.round(hello.score.performance)}`,
          `blocking time ${blockedIn(runs)}, hello ${blockedIn([hello])}`,
          ...new Set(runs.flatMap(({ lost }) => lost)),
          ...(NOT_LISTED.has(name as keyof Pages) ? ['not for search engines'] : []),
        ].join(', '),
        budget: scores.map(([category]) => LEAST[category]).join(' / '),
        holds: scores.every(([category, score]) => Math.round(score) >= LEAST[category]),
      }),
    )
  }
  return rows
}

/** `blockedMs` is the total blocking time; `lost` names the audits outside performance that failed. */
type Run = { score: Record<Category, number>; blockedMs: number; lost: string[] }

const blockedIn = (runs: Run[]) => milliseconds(median(runs.map(({ blockedMs }) => blockedMs)))

/** One run in a browser of its own. */
async function audit(chromiumPath: string | undefined, url: string): Promise<Run> {
  const port = await findFreePort()
  const browser = await openBrowser(chromiumPath, [`--remote-debugging-port=${port}`])
  try {
    const flags = { port, logLevel: 'error' as const, onlyCategories: [...CATEGORIES] }
    const result = await lighthouse(url, flags)
    if (!result) throw new Error(`Lighthouse says nothing about ${url}.`)
    const { categories, audits } = result.lhr
    const score = Object.fromEntries(
      CATEGORIES.map((category) => [category, (categories[category]?.score ?? 0) * 100]),
    ) as Record<Category, number>
    const lost = CATEGORIES.filter((category) => category !== 'performance')
      .flatMap((category) => categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id)
    const blockedMs = audits['total-blocking-time']?.numericValue ?? Number.NaN
    return { score, blockedMs, lost }
  } finally {
    await browser.close()
  }
}
