import { spawnSync } from 'node:child_process'
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

/** Files changed since the last commit; null without Git: then everything is tested. */
const changedFiles = !existsSync('.git')
  ? null
  : ['diff --name-only HEAD', 'ls-files --others --exclude-standard'].flatMap((command) =>
      spawnSync('git', command.split(' '), { encoding: 'utf8' }).stdout.split('\n'),
    )

/**
 * The API tests to run. They call routes by their addresses, so that imports don't tell which ones
 * a change affects: those of its room are taken, and all when a route has changed.
 * @param {string[]} files
 */
function apiTestsOf(files) {
  if (files.some((file) => file.startsWith('app/api/'))) return ['tests/api']
  const rooms = files.map((file) => ROOM.exec(file)?.[1]).filter((room) => room !== undefined)
  return [...new Set(rooms)].map((room) => `tests/api/${room}/`).filter(existsSync)
}

/** Floor and room of a file, such as `learning/quiz`. */
const ROOM = /^(?:lib|components|tests\/(?:unit|component|api))\/([^/]+\/[^/]+)\//

/** @returns {string[][]} */
function testCommands() {
  if (!changedFiles) return [vitest('--project=unit', '--project=component', '--project=api')]
  const api = apiTestsOf(changedFiles)
  return [
    vitest('--project=unit', 'tests/architecture'),
    vitest('--project=unit', '--project=component', '--changed', '--passWithNoTests'),
    ...(api.length ? [vitest('--project=api', ...api)] : []),
  ]
}

/**
 * `npm run check` is the gate before every commit: it tests what the change affects, and `npm test`
 * everything. `--static` skips the tests, for a gate that runs all of them next.
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
  // Last and alone, because tests measure time.
  const tests = { name: 'tests of the change', commands: testCommands() }
  if (!isStatic && !(await passes(tests))) failed.add(tests.name)
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
