/** The outcome of one suite. */
export type Suite = { name: string; passed: number; failed: number }

export const VITEST_REPORT: string
export const VITEST_ERRORS: string
export const PLAYWRIGHT_REPORT: string

/** Counts Vitest's results by project. A file that could not be loaded is a failure of its own. */
export function countVitest(report?: unknown): Suite[]

/** Counts Playwright's results. A flaky test, which passed only when repeated, has failed. */
export function countPlaywright(report?: unknown): Suite

/** Each failed test of Vitest, with its file and the first lines of its message. */
export function tellVitestFailures(report?: unknown): string[]

/** Each browser test that failed or is flaky, with its file and the first lines of its message. */
export function tellPlaywrightFailures(report?: unknown): string[]

/** The slowest tests of all suites, as lines, the slowest first. */
export function tellSlowest(count: number, vitest?: unknown, playwright?: unknown): string[]

/** Each error outside of any test: the file that ran meanwhile, and the first lines of its stack. */
export function tellErrorsOutside(errors?: unknown): string[]

/** The sum over all suites. An empty suite, or a runner that ended badly, is a failure. */
export function sumUp(
  suites: Suite[],
  hasRunnerFailed: boolean,
): { passed: number; failed: number; notes: string[] }
