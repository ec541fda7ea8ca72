import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { main } from './main.mjs'
import { run } from './run.mjs'
import { say } from './say.mjs'

/** `npm test` runs every suite and prints the totals. */
await main(fileURLToPath(import.meta.url), async (stop) => {
  const { ensureChromium } = await import('./chromium.mjs')
  const { ensureBuilt } = await import('./build-site.mjs')
  const { withTestServer } = await import('./test-server.mjs')
  const report = await import('./test-report.mjs')
  const chromium = await ensureChromium()
  await ensureBuilt(stop)
  const reports = [report.VITEST_REPORT, report.VITEST_ERRORS, report.PLAYWRIGHT_REPORT]
  for (const file of reports) rmSync(file, { force: true })
  const node = (/** @type {string[]} */ args, env = {}) =>
    run(process.execPath, args, { env: { ...process.env, CI: '1', ...env } })

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
  const { passed, failed, notes } = report.sumUp(suites, vitest !== 0 || playwright !== 0)
  for (const failure of [...report.tellVitestFailures(), ...report.tellErrorsOutside()])
    console.log(failure)
  for (const suite of suites) say(`${suite.name}: ${suite.passed} passed, ${suite.failed} failed`)
  for (const note of notes) say(note)
  say(`${passed} passed, ${failed} failed`)
  return failed ? 1 : 0
})
