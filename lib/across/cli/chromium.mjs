import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './install.mjs'
import { mustRun } from './run.mjs'
import { say, step } from './say.mjs'

/**
 * The best first: the headless shell is the same engine without windows, and the browser tests
 * take two thirds of the time with it (docs/decisions/021).
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** Debian's packages; older releases have no headless shell of its own. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']

const QUIET = { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }

/**
 * Finds Chromium or installs it: with apt on Debian as root, else Playwright's own, which is the
 * headless shell too.
 * @returns {Promise<string | undefined>} its path; undefined lets Playwright take its own
 */
export async function ensureChromium() {
  const found = process.env.CHROMIUM_PATH || findInPath()
  if (found || (await hasOwn())) return found
  say('Installing Chromium for the browser tests')
  const failure = 'Chromium could not be installed: install it and set CHROMIUM_PATH.'
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    await step('Reading the package lists', () => mustRun(failure, 'apt-get', ['update'], QUIET))
    await step('Installing Chromium', () =>
      mustRun(failure, 'apt-get', ['install', '-y', findPackage()], QUIET),
    )
    return findInPath()
  }
  const playwright = path.join(ROOT, 'node_modules/playwright/cli.js')
  await step('Installing Chromium', () =>
    mustRun(failure, process.execPath, [playwright, 'install', 'chromium']),
  )
  return undefined
}

/** The first of Debian's packages that this release has. */
const findPackage = () =>
  DEBIAN_PACKAGES.find((name) => spawnSync('apt-cache', ['show', name]).status === 0) ?? 'chromium'

function findInPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  // Some systems have a stand-in there that only tells how to install the real one.
  return candidates.find((file) => existsSync(file) && spawnSync(file, ['--version']).status === 0)
}

async function hasOwn() {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath())
}
