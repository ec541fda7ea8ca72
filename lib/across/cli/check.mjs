import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { developmentMain } from './main.mjs'
import { run } from './run.mjs'
import { say } from './say.mjs'

/** @typedef {{ name: string, commands: string[][] }} Check */

/** Checks of the sources, run in parallel. @type {Check[]} */
const STATIC = [
  {
    // The native compiler takes a fifth of the time; Next and knip need the JavaScript one.
    name: 'types',
    commands: [
      ['next/dist/bin/next', 'typegen'],
      ['typescript-native/bin/tsc', '--noEmit', '-p', '.'],
    ],
  },
  {
    name: 'lint',
    commands: [['oxlint/bin/oxlint', '--type-aware', '.']],
  },
  { name: 'unused files, exports and packages', commands: [['knip/bin/knip.js', '--no-progress']] },
  { name: 'format', commands: [['prettier/bin/prettier.cjs', '--check', '--cache', '.']] },
  {
    name: 'imports',
    commands: [
      ['.dependency-cruiser.cjs', 'components', 'stores'],
      ['.dependency-cruiser.types.mjs', 'app', 'components', 'stores', 'lib'],
    ].map((args) => ['dependency-cruiser/bin/dependency-cruiser.mjs', '--config', ...args]),
  },
]

const vitest = (/** @type {string[]} */ ...args) => [
  'vitest/vitest.mjs',
  'run',
  '--reporter=dot',
  ...args,
]

/** Without Git the changes are unknown, so everything runs. */
const changed = existsSync('.git') ? ['--changed', '--passWithNoTests'] : []

/**
 * Run last and alone, because tests measure time: the tests of the tree, and those whose imports
 * have changed since the last commit. `npm test` runs all.
 * @type {Check[]}
 */
const TESTS = [
  {
    name: 'tests',
    commands: [
      vitest('--project=unit', 'tests/architecture'),
      vitest('--project=unit', '--project=component', '--project=api', ...changed),
    ],
  },
]

/**
 * `npm run check` is the gate before every commit. `--static` skips the tests, for a gate that runs
 * all of them next.
 */
await developmentMain(fileURLToPath(import.meta.url), async () => {
  const queue = [...STATIC]
  const failed = new Set()
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (!(await passes(next))) failed.add(next.name)
    }
  }
  await Promise.all([work(), work()])
  const isStatic = process.argv.includes('--static')
  for (const tests of isStatic ? [] : TESTS) {
    if (!(await passes(tests))) failed.add(tests.name)
  }
  say(failed.size ? `Failed: ${[...failed].join(', ')}` : 'All checks passed.')
  return failed.size ? 1 : 0
})

async function passes(/** @type {Check} */ { name, commands }) {
  const begin = Date.now()
  for (const [script, ...args] of commands) {
    const code = await run(process.execPath, [`node_modules/${script}`, ...args], { quiet: true })
    if (code !== 0) {
      say(`${name}: failed`)
      return false
    }
  }
  say(`${name}: ok (${Math.round((Date.now() - begin) / 1_000)} s)`)
  return true
}
