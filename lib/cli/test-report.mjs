import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './install.mjs'

/** The outcome of one suite. @typedef {{ name: string, passed: number, failed: number }} Suite */

export const VITEST_REPORT = path.join(ROOT, 'tests/.artifacts/vitest.json')
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
