import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Design, section 4: the top level is fixed. `middleware.ts` joins with accounts, and with the
 * policy of their pages `instrumentation-client.ts`, which Next looks for nowhere else.
 */
const FOLDERS = ['app', 'components', 'lib', 'public', 'stores', 'tests']
const FILES = ['next.config.ts', 'package.json', 'tailwind.config.ts', 'tsconfig.json']
const MAY_BE = [
  ...['docs', 'deploy', 'README.md', 'LICENSE'],
  ...['middleware.ts', 'instrumentation-client.ts', 'next-env.d.ts'],
]

/** What tools read or leave: configuration, lock file, what is built, ignored by git. */
const TOOLS = [
  ...['package-lock.json', 'node_modules', 'coverage'],
  ...['drizzle.config.ts', 'eslint.config.mjs', 'playwright.config.ts', 'postcss.config.mjs'],
  ...['vitest.config.ts', 'next-sitemap.config.js'],
]

test('holds the folders and files of the layout', () => {
  for (const name of [...FOLDERS, ...FILES]) expect(existsSync(name), name).toBe(true)
})

test('holds nothing else but docs, deploy, .ci and the configuration of tools', () => {
  const known = new Set([...FOLDERS, ...FILES, ...MAY_BE, ...TOOLS])
  const unknown = readdirSync('.').filter((name) => !known.has(name) && !name.startsWith('.'))
  expect(unknown).toEqual([])
})

test('a word for a domain is the same in lib, components and tests', () => {
  const domains = ['content', 'questions', 'learning', 'site']
  for (const domain of domains) expect(existsSync(`lib/${domain}`), domain).toBe(true)
  const folders = readdirSync('lib', { withFileTypes: true }).filter((one) => one.isDirectory())
  const platform = ['cache', 'cli', 'db', 'hr', 'http', 'health']
  const planned = [
    'users',
    'profile',
    'rewards',
    'notebook',
    'fun-quizzes',
    'professor',
    'assistant',
  ]
  const later = ['billing', 'blog', 'search', 'admin', 'auth', 'mail', 'files']
  const known = new Set([...domains, ...platform, ...planned, ...later])
  expect(folders.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
})
