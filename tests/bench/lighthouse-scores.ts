import lighthouse from 'lighthouse'
import { findFreePort } from '@/lib/platform/db/embedded/transport'
import { openBrowser } from './browser'
import type { Pages } from './pages'
import { judged, type Row } from './row'
import { median, milliseconds } from './statistics'

const ROUNDS = 5

/** Minimum scores for every kind of public page (quality: Fast). */
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof LEAST
const CATEGORIES = Object.keys(LEAST) as Category[]

/**
 * Pages whose canonical link is their lesson (decision 057), which Lighthouse's SEO audit reports
 * as a fault.
 */
const NOT_LISTED: ReadonlySet<keyof Pages> = new Set(['class'])

const judgedOf = (name: string): Category[] =>
  CATEGORIES.filter((category) => category !== 'seo' || !NOT_LISTED.has(name as keyof Pages))

/**
 * Lighthouse's scores (0 to 100) for a phone: the median of five rounds over all pages, so that a
 * slow minute of the machine affects one run of each page and not all runs of one. A minimal page
 * is measured in each round: on this machine, no page of the framework can score higher.
 */
export async function measureScores(
  chromiumPath: string | undefined,
  urls: { app: string; bare: string },
  pages: Pages,
): Promise<Row[]> {
  const hello: Run[] = []
  const runs = Object.entries(pages).map(([name, path]) => ({ name, path, of: [] as Run[] }))
  // The first browser of a run reads its own files from disk.
  await audit(chromiumPath, urls.bare)
  for (let round = 0; round < ROUNDS; round += 1) {
    hello.push(await audit(chromiumPath, urls.bare))
    for (const { path, of } of runs) of.push(await audit(chromiumPath, urls.app + path))
  }
  return runs.map(({ name, of }) => rowOf(name, of, hello))
}

function rowOf(name: string, runs: Run[], hello: Run[]): Row {
  const scores = judgedOf(name).map((category) => [category, scoreOf(runs, category)] as const)
  return judged({
    what: `Lighthouse, phone (${name})`,
    measured: scores.map(([, score]) => score).join(' / '),
    beside: [
      `performance of the page that says hello: ${scoreOf(hello, 'performance')}`,
      `blocking time ${blockedIn(runs)}, hello ${blockedIn(hello)}`,
      ...new Set(runs.flatMap(({ lost }) => lost)),
      ...(NOT_LISTED.has(name as keyof Pages) ? ['not for search engines'] : []),
    ].join(', '),
    budget: scores.map(([category]) => LEAST[category]).join(' / '),
    holds: scores.every(([category, score]) => score >= LEAST[category]),
  })
}

const scoreOf = (runs: Run[], category: Category) =>
  Math.round(median(runs.map(({ score }) => score[category])))

/**
 * `blockedMs` is the total blocking time; `lost` contains the failed audits of other categories.
 */
type Run = { score: Record<Category, number>; blockedMs: number; lost: string[] }

const blockedIn = (runs: Run[]) => milliseconds(median(runs.map(({ blockedMs }) => blockedMs)))

/** Runs Lighthouse once in a new browser. */
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
