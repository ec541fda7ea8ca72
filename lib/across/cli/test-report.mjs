import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './install.mjs'

/** The outcome of one suite. @typedef {{ name: string, passed: number, failed: number }} Suite */

/** Lines of a failure's message repeated in the summary. */
const MESSAGE_LINES = 6

export const VITEST_REPORT_FILE = path.join(ROOT, 'tests/.artifacts/vitest.json')
/** Errors outside of any test (tests/support/report-errors-outside). */
export const VITEST_ERRORS_FILE = path.join(ROOT, 'tests/.artifacts/vitest-errors.json')
export const PLAYWRIGHT_REPORT_FILE = path.join(ROOT, 'tests/.artifacts/playwright.json')

/** Test folders by Vitest project. */
const PROJECTS = {
  unit: /\/tests\/(unit|architecture)\//,
  component: /\/tests\/component\//,
  api: /\/tests\/api\//,
  heavy: /\/tests\/heavy\//,
}

const read = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

/**
 * Counts Vitest's results by project. A file that fails to load counts as one failure.
 * @param {any} report the JSON reporter's output; undefined when the run crashed
 * @returns {Suite[]}
 */
export function countVitest(report = read(VITEST_REPORT_FILE)) {
  return Object.entries(PROJECTS).map(([name, folder]) => {
    const files = (report?.testResults ?? []).filter((/** @type {any} */ file) =>
      folder.test(file.name.replaceAll('\\', '/')),
    )
    const results = files.flatMap((/** @type {any} */ file) => file.assertionResults)
    const countOf = (/** @type {string} */ status) =>
      results.filter((/** @type {any} */ result) => result.status === status).length
    const broken = files.filter(
      (/** @type {any} */ file) =>
        file.status === 'failed' &&
        !file.assertionResults.some((/** @type {any} */ result) => result.status === 'failed'),
    )
    return { name, passed: countOf('passed'), failed: countOf('failed') + broken.length }
  })
}

/**
 * Counts Playwright's results. A flaky test, which passed only when it was repeated
 * (playwright.config), counts as failed.
 * @param {any} report the JSON reporter's output; undefined when the run broke down
 * @returns {Suite}
 */
export function countPlaywright(report = read(PLAYWRIGHT_REPORT_FILE)) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return {
    name: 'browser',
    passed: expected,
    failed: unexpected + flaky + (report?.errors?.length ?? 0),
  }
}

/** @param {string} where @param {string | undefined} message */
const describeFailure = (where, message = '') =>
  [
    `✘ ${where}`,
    ...stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES),
  ].join('\n    ')

/**
 * Vitest's failed tests with file and first lines of the message, repeated beside the totals
 * because the original output is thousands of lines above.
 * @param {any} report the JSON reporter's output; undefined when the run crashed
 * @returns {string[]}
 */
export function describeVitestFailures(report = read(VITEST_REPORT_FILE)) {
  return (report?.testResults ?? [])
    .filter((/** @type {any} */ file) => file.status === 'failed')
    .flatMap((/** @type {any} */ file) => {
      const failed = file.assertionResults.filter(
        (/** @type {any} */ result) => result.status === 'failed',
      )
      if (failed.length === 0)
        return [describeFailure(path.relative(ROOT, file.name), file.message)]
      return failed.map((/** @type {any} */ result) =>
        describeFailure(
          `${path.relative(ROOT, file.name)} › ${result.fullName}`,
          result.failureMessages?.[0],
        ),
      )
    })
}

/**
 * Every test of Playwright's report with its file and the results of its tries.
 * @param {any} report
 * @returns {{ name: string, status: string, results: any[] }[]}
 */
function browserTests(report) {
  /** @returns {any[]} */
  const inSuite = (/** @type {any} */ suite, /** @type {string[]} */ titles) => [
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ one) => ({
        name: [`tests/e2e/${spec.file}`, ...titles.slice(1), spec.title].join(' › '),
        ...one,
      })),
    ),
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) =>
      inSuite(inner, [...titles, inner.title]),
    ),
  ]
  return (report?.suites ?? []).flatMap((/** @type {any} */ suite) => inSuite(suite, [suite.title]))
}

/**
 * Each browser test that failed, or passed only when it was repeated.
 * @param {any} report the JSON reporter's output; undefined when the run broke down
 * @returns {string[]}
 */
export function describePlaywrightFailures(report = read(PLAYWRIGHT_REPORT_FILE)) {
  return browserTests(report)
    .filter(({ status }) => ['unexpected', 'flaky'].includes(status))
    .map(({ name, status, results }) =>
      describeFailure(
        status === 'flaky' ? `${name} (flaky)` : name,
        results.find(({ error }) => error)?.error.message,
      ),
    )
}

/**
 * The slowest tests of all suites.
 * @param {number} count
 * @param {any} vitest
 * @param {any} playwright
 * @returns {string[]} lines such as „12.3 s tests/heavy/backup.test.ts › comes back”
 */
export function describeSlowestTests(
  count,
  vitest = read(VITEST_REPORT_FILE),
  playwright = read(PLAYWRIGHT_REPORT_FILE),
) {
  const ofVitest = (vitest?.testResults ?? []).flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ { fullName, duration }) => ({
      name: `${path.relative(ROOT, file.name)} › ${fullName}`,
      ms: duration ?? 0,
    })),
  )
  const ofBrowser = browserTests(playwright).map(({ name, results }) => ({
    name,
    ms: Math.max(0, ...results.map(({ duration }) => duration)),
  }))
  return [...ofVitest, ...ofBrowser]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1_000).toFixed(1)} s ${name}`)
}

/**
 * Each error outside of any test: the file that ran meanwhile, and the first lines of its stack.
 * @param {any} errors what the reporter wrote; undefined when the run broke down
 * @returns {string[]}
 */
export function describeErrorsOutsideTests(errors = read(VITEST_ERRORS_FILE)) {
  return (errors ?? []).map((/** @type {any} */ { file, message, stack }) =>
    describeFailure(`outside of any test: ${file ?? 'no file'}`, stack || message),
  )
}

/**
 * The totals of all suites. An empty suite counts as a failure, and so does a runner that fails
 * without a failed test.
 * @param {Suite[]} suites
 * @param {boolean} hasRunnerFailed
 */
export function sumSuiteResults(suites, hasRunnerFailed) {
  const empty = suites.filter(({ passed, failed }) => passed + failed === 0)
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0)
  const counted = suites.reduce((sum, suite) => sum + suite.failed, 0) + empty.length
  const failed = counted || (hasRunnerFailed ? 1 : 0)
  return { passed, failed, notes: empty.map(({ name }) => `The suite "${name}" ran no test.`) }
}
