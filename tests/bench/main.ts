import { say, runWithProgress } from '@/lib/across/cli/say.mjs'
import { dropDataFolder, makeDataFolder, startAppSite } from './app-site'
import { measureAdminLists } from './admin-lists'
import { measureAdminScripts } from './admin-scripts'
import { measureApiRead } from './api-read'
import { buildBareSite, NEXT, startBareSite } from './bare-site'
import { openBrowser } from './browser'
import { measureBook } from './book'
import { measureCachedPages } from './cached-pages'
import { measureColdStart } from './cold-start'
import { measureDailyPractice } from './daily-practice'
import { measureFigures } from './figures'
import { measureGrowth } from './growth'
import { measureLeaderboard } from './leaderboard'
import { measureScores } from './lighthouse-scores'
import { describeMachine, versionOf } from './machine'
import { measureManyVisits } from './many-visits'
import { memoryAtRest } from './memory'
import { measurePaint } from './paint'
import { measurePersonalPage } from './personal-page'
import { findPages, warm } from './pages'
import { measurePractice } from './practice'
import { measureProfessorLists } from './professor-lists'
import { measureProxiedPages } from './proxied-pages'
import { measureQuizAnswers } from './quiz-answers'
import { tableOf, writeReport } from './report'
import type { Row } from './row'
import { withScratchDatabase } from './scratch-database'
import { measureScriptBytes } from './script-bytes'
import { measureSearches } from './searches'
import { measureSizes } from './sizes'
import { measureSignInNames } from './sign-in-names'
import { measureSignIns } from './sign-ins'
import { measureSlowCalls } from './slow-calls'

type BenchOptions = {
  chromiumPath: string | undefined
  /** The bundled `bare-server`. */
  bareServer: string
  /**
   * Parts to measure, such as "Paint"; all when empty. Only a complete run is written to the
   * report.
   */
  only: string[]
  stop: AbortSignal
}

/** Measures everything and writes docs/benchmarks.md. Resolves with the exit code. */
export async function bench(options: BenchOptions): Promise<number> {
  const { chromiumPath, bareServer, only, stop } = options
  const rows: Row[] = []
  const part = async (what: string, measure: () => Promise<Row[]>) => {
    stop.throwIfAborted()
    if (only.length && !only.includes(what)) return
    rows.push(...(await runWithProgress(what, measure)))
  }
  await runWithProgress('Building the bare page', () => buildBareSite(versionOf('next')))
  await part('Cold starts', measureColdStart)
  const dataDir = makeDataFolder()
  // Fills the database first, so that this work is not measured as part of the app at rest.
  await (await startAppSite(dataDir)).stop()
  const app = await startAppSite(dataDir)
  const bare = {
    next: await startBareSite({ kind: 'next', script: NEXT }),
    layers: await startBareSite({ kind: 'layers', script: bareServer }),
  }
  const browser = await openBrowser(chromiumPath)
  const machine = describeMachine(browser.version())
  try {
    const pages = await findPages(app.url)
    await warm(app.url, pages)
    rows.push(memoryAtRest(app.pid, dataDir))
    const urls = { app: app.url, bare: bare.next.url }
    await part('Cached pages', () => measureCachedPages(app, bare, pages))
    await part('Cached pages through nginx', () => measureProxiedPages(app, pages))
    // Before more answers are saved.
    await part('Slow calls', () => measureSlowCalls(app.url, pages))
    await part('Quiz answers', () => measureQuizAnswers(app.url, pages))
    await part('Sign-ins', () => measureSignIns(app.url))
    await part('Script bytes', () => measureScriptBytes(browser, urls, pages))
    await part('Admin scripts', () => measureAdminScripts(browser, app.url))
    await part('Personal page', () => measurePersonalPage(browser, app))
    await part('Paint', () => measurePaint(browser, urls, pages))
    await browser.close()
    // Lighthouse treats localhost as a secure origin.
    const localhosts = {
      app: `http://localhost:${app.port}`,
      bare: `http://localhost:${bare.next.port}`,
    }
    await part('Lighthouse', () => measureScores(chromiumPath, localhosts, pages))
  } finally {
    await Promise.all([browser.close(), bare.next.stop(), bare.layers.stop(), app.stop()])
    dropDataFolder(dataDir)
  }
  await part('Sizes', () => Promise.resolve(measureSizes()))
  await part('Figures', () => Promise.resolve([measureFigures()]))
  await part('Practice', () => Promise.resolve(measurePractice()))
  await part('Through a textbook', () => Promise.resolve(measureBook()))
  await part('Practice of the day', () => withScratchDatabase(measureDailyPractice))
  await part('Many visits', measureManyVisits)
  await part('Reads and searches', () =>
    withScratchDatabase(async () => [await measureApiRead(), ...(await measureSearches())]),
  )
  await part('Admin lists', () =>
    withScratchDatabase(async () => [
      ...(await measureAdminLists()),
      ...(await measureProfessorLists()),
    ]),
  )
  await part('Growth', measureGrowth)
  await part('Leaderboard', () => withScratchDatabase(measureLeaderboard))
  await part('Sign-in names', () => withScratchDatabase(measureSignInNames))
  if (!only.length) writeReport(rows, machine, new Date())
  for (const line of tableOf(rows)) say(line)
  const missed = rows.filter(({ verdict }) => verdict === 'MISSED')
  say(missed.length ? `${missed.length} budgets missed.` : 'All budgets hold.')
  return missed.length ? 1 : 0
}
