import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { FOLLOW_PARENT_VARIABLE } from './on-parent-exit.mjs'
import { mustRun, run } from './run.mjs'
import { say, runWithProgress } from './say.mjs'

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

const NODE = path.join(
  ROOT,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/**
 * Installs the packages of the lock file when they are missing or older than it. npm copies the
 * lock file into node_modules as the last step, so an interrupted installation counts as missing.
 * @param {boolean} needsTools false for programs that also run after `npm ci --omit=dev`
 */
export async function ensureInstalled(needsTools) {
  if (isInstalled(needsTools)) return
  say('Installing packages (a minute or two the first time)')
  await runWithProgress('Installing packages', () =>
    mustRun(
      'The packages could not be installed: see the lines above.',
      'npm',
      ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: ROOT,
        shell: process.platform === 'win32',
      },
    ),
  )
}

function isInstalled(/** @type {boolean} */ needsTools) {
  const lock = path.join(ROOT, 'package-lock.json')
  const installed = path.join(ROOT, 'node_modules/.package-lock.json')
  if (!existsSync(installed) || !existsSync(NODE)) return false
  const isNewer = statSync(installed).mtimeMs >= statSync(lock).mtimeMs
  return (isNewer && !needsTools) || hasPackages(lock, installed, needsTools)
}

/**
 * Compares the contents: a checkout of the same lock file gets a new date.
 * @param {string} lock
 * @param {string} installed
 * @param {boolean} needsTools
 */
function hasPackages(lock, installed, needsTools) {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages
  const wanted = read(lock)
  const present = read(installed)
  return Object.entries(wanted).every(
    ([name, { version, optional, dev }]) =>
      !name || optional || (dev && !needsTools) || present[name]?.version === version,
  )
}

/**
 * Restarts a script on the Node release this repository pins and exits with its code. Returns if
 * this process already runs that release.
 * @param {string} script
 * @param {Pick<NodeJS.Process, 'version' | 'execArgv' | 'argv'>} [from] how this process was started
 */
export async function ensurePinnedNode(script, { version: own, execArgv, argv } = process) {
  const { version } = JSON.parse(
    readFileSync(path.join(ROOT, 'node_modules/node/package.json'), 'utf8'),
  )
  if (own === `v${version}`) return
  const env = { ...process.env, [FOLLOW_PARENT_VARIABLE]: '1' }
  process.exit(await run(NODE, [...execArgv, script, ...argv.slice(2)], { env }))
}
