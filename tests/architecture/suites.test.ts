import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countVitest } from '@/lib/across/cli/test-report.mjs'
import config from '@/vitest.config'

/** The projects of Vitest: a name and the files of each. */
const projects = (config.test?.projects ?? []).map((project) => {
  if (typeof project !== 'object' || !('test' in project)) throw new Error('not a plain project')
  const { name, include = [] } = project.test ?? {}
  return { name, files: globSync(include) }
})

test('every test file belongs to one project, or to the browser’s', () => {
  const files = globSync('tests/**/*.test.{ts,tsx}', { exclude: ['tests/e2e/**'] })
  expect(projects.flatMap((project) => project.files).toSorted()).toEqual(files.toSorted())
})

test('the sum of `npm test` counts every project', () => {
  expect(countVitest({}).map(({ name }) => name)).toEqual(projects.map(({ name }) => name))
})
