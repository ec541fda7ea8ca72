import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { canInstallPackages, installPackage } from './debian.mjs'
import { ROOT } from './install.mjs'
import { mustRun } from './run.mjs'
import { say, runWithProgress } from './say.mjs'

/**
 * In order of preference. The headless shell is the same engine without windows and takes a third
 * less time in browser tests (docs/decisions/021).
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** Debian's packages. Older releases lack the separate headless shell. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']

/**
 * Finds Chromium or installs it: with apt as root on Debian, otherwise Playwright's headless shell.
 * @returns {Promise<string | undefined>} its path; undefined for Playwright's own
 */
export async function ensureChromium() {
  const found = process.env.CHROMIUM_PATH || findInPath()
  if (found || (await hasOwn())) return found
  say('Installing Chromium for the browser tests')
  const failure = 'Chromium could not be installed: install it and set CHROMIUM_PATH.'
  if (canInstallPackages()) {
    await installPackage('Chromium', findPackage, failure)
    return findInPath()
  }
  const playwright = path.join(ROOT, 'node_modules/playwright/cli.js')
  await runWithProgress('Installing Chromium', () =>
    mustRun(failure, process.execPath, [playwright, 'install', 'chromium']),
  )
  return undefined
}

/** The first Debian package available in this release. */
const findPackage = () =>
  DEBIAN_PACKAGES.find((name) => spawnSync('apt-cache', ['show', name]).status === 0) ?? 'chromium'

function findInPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  // Some systems have a stub that only explains how to install the browser.
  return candidates.find((file) => existsSync(file) && spawnSync(file, ['--version']).status === 0)
}

async function hasOwn() {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath())
}
