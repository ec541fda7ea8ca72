import { existsSync } from 'node:fs'
import { mustRun } from './run.mjs'
import { runWithProgress } from './say.mjs'

const QUIET = { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }

/** True where this process may install Debian's packages. */
export const canInstallPackages = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version')

/**
 * Installs one of Debian's packages.
 * @param {string} title such as "Chromium"
 * @param {() => string} findPackage called after the package lists were read
 * @param {string} failure the sentence for a failure
 */
export async function installPackage(title, findPackage, failure) {
  await runWithProgress('Reading the package lists', () =>
    mustRun(failure, 'apt-get', ['update'], QUIET),
  )
  await runWithProgress(`Installing ${title}`, () =>
    mustRun(failure, 'apt-get', ['install', '-y', findPackage()], QUIET),
  )
}
