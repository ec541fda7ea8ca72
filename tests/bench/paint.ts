import type { Browser, Page } from 'playwright'
import { phone } from './browser'
import type { Pages } from './pages'
import { judged, noted, type Row } from './row'
import { median, milliseconds } from './statistics'

/** A cold visit with a slow phone on a slow network. Times in ms from the start of the visit. */
type Visit = { firstPaint: number; largestPaint: number; shift: number; blockedMs: number }

const VISITS = 5

/** Slow 4G, and a processor slowed down four times (quality: Fast). */
const NETWORK = { offline: false, latency: 150, throughput: (1.6 * 1_000_000) / 8 }
const SLOWDOWN = 4

/**
 * Tasks longer than this block input. Total blocking time covers the load, as usual: from the first
 * paint until the page is idle.
 */
const LONG_TASK_MS = 50

/** Measures layout shift, blocking time and largest paint of every page, beside a minimal page. */
export async function measurePaint(
  browser: Browser,
  urls: { app: string; bare: string },
  pages: Pages,
): Promise<Row[]> {
  const subjects = Object.entries(pages).map(([name, path]) => ({ name, url: urls.app + path }))
  const bare: Visit[] = []
  const visits = new Map<string, Visit[]>()
  for (let round = 0; round < VISITS; round += 1) {
    bare.push(await visitOnce(browser, `${urls.bare}/`))
    for (const { name, url } of subjects) {
      visits.set(name, [...(visits.get(name) ?? []), await visitOnce(browser, url)])
    }
  }
  return subjects.flatMap(({ name }) => rowsOf(name, visits.get(name) ?? [], bare))
}

const middle = (visits: Visit[], of: keyof Visit) => median(visits.map((visit) => visit[of]))

function rowsOf(name: string, visits: Visit[], bare: Visit[]): Row[] {
  const shift = Math.max(...visits.map((visit) => visit.shift))
  const blockedMs = middle(visits, 'blockedMs')
  const bareBlockedMs = middle(bare, 'blockedMs')
  const largestPaint = middle(visits, 'largestPaint')
  const paint = {
    what: `largest paint, slow 4G, 4x slower processor (${name})`,
    measured: milliseconds(largestPaint),
    beside: `page that says hello: ${milliseconds(middle(bare, 'largestPaint'))}`,
  }
  return [
    judged({
      what: `layout shift (${name})`,
      measured: shift.toFixed(4),
      beside: `worst of ${VISITS} visits, scrolled to the end`,
      budget: '0',
      holds: shift === 0,
    }),
    judged({
      what: `total blocking time, 4x slower processor (${name})`,
      measured: milliseconds(blockedMs),
      beside: `page that says hello: ${milliseconds(bareBlockedMs)}`,
      budget: '<= the page that says hello',
      holds: blockedMs <= bareBlockedMs,
    }),
    name === 'script'
      ? judged({ ...paint, budget: '<= 1200 ms', holds: largestPaint <= 1_200 })
      : noted(paint.what, paint.measured, paint.beside),
  ]
}

async function visitOnce(browser: Browser, url: string): Promise<Visit> {
  const context = await phone(browser)
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'networkidle' })
    const loaded = await page.evaluate(readObserved, LONG_TASK_MS)
    await scrollToTheEnd(page)
    const { shift } = await page.evaluate(readObserved, LONG_TASK_MS)
    return { ...loaded, shift }
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { offline, latency, throughput } = NETWORK
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

async function scrollToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
}

type Observed = { shift: number; largestPaint: number; tasks: { start: number; ms: number }[] }

/** Runs in the page before anything else. */
function observe() {
  const seen: Observed = { shift: 0, largestPaint: 0, tasks: [] }
  Object.assign(window, { iskraSeen: seen })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & Record<string, unknown>
    if (!hadRecentInput) seen.shift += Number(value)
  })
  watch('largest-contentful-paint', (entry) => (seen.largestPaint = entry.startTime))
  watch('longtask', ({ startTime, duration }) =>
    seen.tasks.push({ start: startTime, ms: duration }),
  )
}

/** Runs in the page. Only tasks after the first paint can block input. */
function readObserved(longTaskMs: number): Visit {
  const { shift, largestPaint, tasks } = (window as unknown as { iskraSeen: Observed }).iskraSeen
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const after = tasks.filter(({ start, ms }) => start + ms > firstPaint)
  const blockedMs = after.reduce((total, { ms }) => total + Math.max(0, ms - longTaskMs), 0)
  return { firstPaint, largestPaint, shift, blockedMs }
}
