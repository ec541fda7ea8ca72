import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter } from 'vitest/node'
import { VITEST_ERRORS_FILE } from '@/lib/across/cli/test-report.mjs'

/**
 * Writes errors outside of tests to a file: they fail the run, but are missing in Vitest's JSON
 * report.
 */
export default class ErrorsOutside implements Reporter {
  onTestRunEnd(_files: unknown, errors: Parameters<NonNullable<Reporter['onTestRunEnd']>>[1]) {
    mkdirSync(path.dirname(VITEST_ERRORS_FILE), { recursive: true })
    const told = errors.map(({ message, stack, VITEST_TEST_PATH: file }) => ({
      ...{ message, stack, file },
    }))
    writeFileSync(VITEST_ERRORS_FILE, JSON.stringify(told))
  }
}
