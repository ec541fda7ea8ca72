import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { developmentMain } from './main.mjs'
import { run } from './run.mjs'
import { say } from './say.mjs'

/** `npm test`: every suite, then one line with the sum. */
await developmentMain(fileURLToPath(import.meta.url), async (stop) => {
  const { ensureChromium } = await import('./chromium.mjs')
  const { ensurePgBouncer } = await import('./pgbouncer.mjs')
  const { ensureBuilt } = await import('./build-site.mjs')
  const { withTestServer } = await import('./test-server.mjs')
  const report = await import('./test-report.mjs')
  const chromium = await ensureChromium()
  await ensurePgBouncer()
  const day = process.env.ISKRA_SAMPLE ?? new Date().toISOString().slice(0, 10)
  say(`Samples of lessons and calls: ISKRA_SAMPLE=${day}`)
  const reports = [
    report.VITEST_REPORT_FILE,
    report.VITEST_ERRORS_FILE,
    report.PLAYWRIGHT_REPORT_FILE,
  ]
  for (const file of reports) rmSync(file, { force: true })
  const node = (/** @type {string[]} */ args, env = {}) =>
    run(process.execPath, args, { env: { ...process.env, CI: '1', ISKRA_SAMPLE: day, ...env } })

  // One after the other: both keep all cores busy, and side by side a build took three times as long.
  await ensureBuilt(stop)
  const vitest = await node(['node_modules/vitest/vitest.mjs', 'run'])
  stop.throwIfAborted()
  const playwright = await withTestServer(stop, (url, dataDir) =>
    node(['node_modules/playwright/cli.js', 'test'], {
      ISKRA_TEST_URL: url,
      ISKRA_TEST_DATA_DIR: dataDir,
      ...(chromium && { CHROMIUM_PATH: chromium }),
    }),
  ).catch((error) => {
    console.error(error.message)
    return 1
  })
  stop.throwIfAborted()

  const suites = [...report.countVitest(), report.countPlaywright()]
  const { passed, failed, notes } = report.sumSuiteResults(suites, vitest !== 0 || playwright !== 0)
  say('The ten slowest tests:')
  for (const line of report.describeSlowestTests(10)) console.log(`  ${line}`)
  const failures = [
    ...report.describeVitestFailures(),
    ...report.describeErrorsOutsideTests(),
    ...report.describePlaywrightFailures(),
  ]
  for (const failure of failures) console.log(failure)
  for (const suite of suites) say(`${suite.name}: ${suite.passed} passed, ${suite.failed} failed`)
  for (const note of notes) say(note)
  say(`${passed} passed, ${failed} failed`)
  return failed ? 1 : 0
})
