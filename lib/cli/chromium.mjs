import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './install.mjs'
import { mustRun } from './run.mjs'
import { say, step } from './say.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * Finds Chromium or installs it: with apt on Debian as root, else Playwright's own.
 * @returns {Promise<string | undefined>} its path; undefined lets Playwright take its own
 */
export async function ensureChromium() {
  const found = process.env.CHROMIUM_PATH || findInPath()
  if (found || (await hasOwn())) return found
  say('Installing Chromium for the browser tests')
  const failure = 'Chromium could not be installed: install it and set CHROMIUM_PATH.'
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const options = { quiet: true, env }
    await step('Reading the package lists', () => mustRun(failure, 'apt-get', ['update'], options))
    await step('Installing Chromium', () =>
      mustRun(failure, 'apt-get', ['install', '-y', 'chromium'], options),
    )
    return findInPath()
  }
  const playwright = path.join(ROOT, 'node_modules/playwright/cli.js')
  await step('Installing Chromium', () =>
    mustRun(failure, process.execPath, [playwright, 'install', 'chromium']),
  )
  return undefined
}

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
