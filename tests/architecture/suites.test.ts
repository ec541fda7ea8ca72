import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countVitest } from '@/lib/across/cli/test-report.mjs'
import config from '@/vitest.config'

/** Vitest's projects: name and files of each. */
const projects = (config.test?.projects ?? []).map((project) => {
  if (typeof project !== 'object' || !('test' in project)) throw new Error('not a plain project')
  const { name, include = [] } = project.test ?? {}
  return { name, files: globSync(include) }
})

test('every test file belongs to one Vitest project, or to the browser’s tests', () => {
  const files = globSync('tests/**/*.test.{ts,tsx}', { exclude: ['tests/e2e/**'] })
  expect(projects.flatMap((project) => project.files).toSorted()).toEqual(files.toSorted())
})

test('the total of `npm test` includes every project', () => {
  expect(countVitest({}).map(({ name }) => name)).toEqual(projects.map(({ name }) => name))
})
