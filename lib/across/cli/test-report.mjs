import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './install.mjs'

/** The outcome of one suite. @typedef {{ name: string, passed: number, failed: number }} Suite */

/** The lines of a failure's message that are told again at the end. */
const MESSAGE_LINES = 6

export const VITEST_REPORT = path.join(ROOT, 'tests/.artifacts/vitest.json')
/** What went wrong outside of any test (tests/support/report-errors-outside). */
export const VITEST_ERRORS = path.join(ROOT, 'tests/.artifacts/vitest-errors.json')
export const PLAYWRIGHT_REPORT = path.join(ROOT, 'tests/.artifacts/playwright.json')

/** Folders of tests by the Vitest project that runs them. */
const PROJECTS = {
  unit: /\/tests\/(unit|architecture)\//,
  component: /\/tests\/component\//,
  api: /\/tests\/api\//,
  heavy: /\/tests\/heavy\//,
}

const read = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

/**
 * Counts Vitest's results by project. A file that could not be loaded is a failure of its own.
 * @param {any} report the JSON reporter's output; undefined when the run broke down
 * @returns {Suite[]}
 */
export function countVitest(report = read(VITEST_REPORT)) {
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
 * Counts Playwright's results. A test that passed when repeated once (playwright.config) has
 * passed; its list names it as flaky.
 * @param {any} report the JSON reporter's output; undefined when the run broke down
 * @returns {Suite}
 */
export function countPlaywright(report = read(PLAYWRIGHT_REPORT)) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return {
    name: 'browser',
    passed: expected + flaky,
    failed: unexpected + (report?.errors?.length ?? 0),
  }
}

/** @param {string} where @param {string | undefined} message */
const describeFailure = (where, message = '') =>
  [
    `✘ ${where}`,
    ...stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES),
  ].join('\n    ')

/**
 * Each failed test of Vitest, with its file and the first lines of its message: what stands
 * thousands of lines further up is told again beside the sum.
 * @param {any} report the JSON reporter's output; undefined when the run broke down
 * @returns {string[]}
 */
export function tellVitestFailures(report = read(VITEST_REPORT)) {
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
 * Each error outside of any test: the file that ran meanwhile, and the first lines of its stack.
 * @param {any} errors what the reporter wrote; undefined when the run broke down
 * @returns {string[]}
 */
export function tellErrorsOutside(errors = read(VITEST_ERRORS)) {
  return (errors ?? []).map((/** @type {any} */ { file, message, stack }) =>
    describeFailure(`outside of any test: ${file ?? 'no file'}`, stack || message),
  )
}

/**
 * The sum over all suites. A suite that ran nothing is a failure, and so is a runner that ended
 * badly without a failed test.
 * @param {Suite[]} suites
 * @param {boolean} hasRunnerFailed
 */
export function sumUp(suites, hasRunnerFailed) {
  const empty = suites.filter(({ passed, failed }) => passed + failed === 0)
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0)
  const counted = suites.reduce((sum, suite) => sum + suite.failed, 0) + empty.length
  const failed = counted || (hasRunnerFailed ? 1 : 0)
  return { passed, failed, notes: empty.map(({ name }) => `The suite "${name}" ran no test.`) }
}
