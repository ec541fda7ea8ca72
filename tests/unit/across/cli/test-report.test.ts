import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  countPlaywright,
  countVitest,
  sumSuiteResults,
  describeErrorsOutsideTests,
  describePlaywrightFailures,
  describeSlowestTests,
  describeVitestFailures,
} from '@/lib/across/cli/test-report.mjs'

const file = (name: string, statuses: string[], status = 'passed') => ({
  name: `/repository/tests/${name}`,
  status,
  assertionResults: statuses.map((result) => ({ status: result })),
})

describe('Vitest', () => {
  test('is counted by project, without skipped tests', () => {
    const testResults = [
      file('unit/a.test.ts', ['passed', 'failed', 'skipped'], 'failed'),
      file('architecture/b.test.ts', ['passed']),
      file('component/c.test.tsx', ['passed']),
      file('api/d.test.ts', ['passed', 'passed']),
      file('heavy/e.test.ts', ['passed', 'failed'], 'failed'),
    ]
    expect(countVitest({ testResults })).toEqual([
      { name: 'unit', passed: 2, failed: 1 },
      { name: 'component', passed: 1, failed: 0 },
      { name: 'api', passed: 2, failed: 0 },
      { name: 'heavy', passed: 1, failed: 1 },
    ])
  })

  test('a file that fails to load is one failure', () => {
    const testResults = [file('unit/a.test.ts', [], 'failed')]
    expect(countVitest({ testResults })[0]).toEqual({ name: 'unit', passed: 0, failed: 1 })
  })
})

test('failures are listed by file, name and the first lines of the message', () => {
  const message = ['\u001B[31mError: 2 is not 3\u001B[39m', ...'abcdefghi'].join('\n')
  const failed = { status: 'failed', fullName: 'sums add up', failureMessages: [message] }
  const name = fileURLToPath(new URL('../../../heavy/a.test.ts', import.meta.url))
  const broken = { name, status: 'failed', message: 'no such file', assertionResults: [] }
  const whole = { name, status: 'passed', assertionResults: [{ status: 'passed' }] }
  const partly = { name, status: 'failed', assertionResults: [{ status: 'passed' }, failed] }
  expect(describeVitestFailures({ testResults: [whole, partly, broken] })).toEqual([
    '✘ tests/heavy/a.test.ts › sums add up\n    Error: 2 is not 3\n    a\n    b\n    c\n    d\n    e',
    '✘ tests/heavy/a.test.ts\n    no such file',
  ])
})

test('an error outside of any test is listed with the file running at that time', () => {
  const stack = 'TypeError: no signal\n    at keepTrying'
  const errors = [
    { message: 'no signal', stack, file: 'a.test.ts' },
    { message: 'no worker', stack: '' },
  ]
  expect(describeErrorsOutsideTests(errors)).toEqual([
    '✘ outside of any test: a.test.ts\n    TypeError: no signal\n        at keepTrying',
    '✘ outside of any test: no file\n    no worker',
  ])
})

test('a browser test that passed only when repeated has failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 2, skipped: 4 }
  expect(countPlaywright({ stats, errors: [] })).toEqual({ name: 'browser', passed: 3, failed: 3 })
})

const spec = (title: string, status: string, results: object[]) => ({
  ...{ title, file: 'quiz.test.ts' },
  tests: [{ status, results }],
})
const browserReport = {
  suites: [
    {
      title: 'quiz.test.ts',
      specs: [spec('opens', 'expected', [{ duration: 900 }])],
      suites: [
        {
          title: 'on a phone',
          specs: [
            spec('ends', 'flaky', [
              { duration: 4_000, error: { message: '\u001B[31mno button\u001B[39m' } },
              { duration: 2_000 },
            ]),
          ],
        },
      ],
    },
  ],
}

test('a flaky browser test is told as such, with its file and what went wrong first', () => {
  expect(describePlaywrightFailures(browserReport)).toEqual([
    '✘ tests/e2e/quiz.test.ts › on a phone › ends (flaky)\n    no button',
  ])
})

test('the slowest tests of all suites are told, the slowest first', () => {
  const name = fileURLToPath(new URL('../../../heavy/a.test.ts', import.meta.url))
  const assertionResults = [
    { fullName: 'sums add up', duration: 1_234 },
    { fullName: 'is quick', duration: 1 },
  ]
  expect(
    describeSlowestTests(3, { testResults: [{ name, assertionResults }] }, browserReport),
  ).toEqual([
    '4.0 s tests/e2e/quiz.test.ts › on a phone › ends',
    '1.2 s tests/heavy/a.test.ts › sums add up',
    '0.9 s tests/e2e/quiz.test.ts › opens',
  ])
})

describe('the total', () => {
  const suite = (name: string, passed: number, failed = 0) => ({ name, passed, failed })

  test('adds up all suites', () => {
    const sum = sumSuiteResults([suite('unit', 2), suite('api', 3, 1)], true)
    expect(sum).toEqual({ passed: 5, failed: 1, notes: [] })
  })

  test('a suite without a test is a failure with a note', () => {
    const sum = sumSuiteResults([suite('unit', 2), suite('api', 0)], false)
    expect(sum).toEqual({ passed: 2, failed: 1, notes: ['The suite "api" ran no test.'] })
  })

  test('a runner that fails counts as a failure even when every test passed', () => {
    expect(sumSuiteResults([suite('unit', 2)], true).failed).toBe(1)
    expect(sumSuiteResults([suite('unit', 2)], false).failed).toBe(0)
  })

  test('a run that crashes before its report fails', () => {
    expect(sumSuiteResults(countVitest({}), true).failed).toBe(4)
  })
})
