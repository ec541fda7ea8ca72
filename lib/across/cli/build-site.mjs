import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildOnce } from './build-once.mjs'
import { finishBuild, folderOf } from './builds.mjs'
import { ROOT } from './install.mjs'
import { mustRun } from './run.mjs'
import { say, step } from './say.mjs'

/** What the build is made of. Tests, documents, lessons and command line tools are not part of it. */
const SOURCES = [
  '{app,components,stores,lib,public}/**/*',
  '*.config.{ts,mjs,js}',
  '{middleware,instrumentation,instrumentation-client}.ts',
  '{tsconfig,package,package-lock}.json',
]
const NOT_SOURCES = ['lib/content/seed/**', 'lib/across/cli/**', 'lib/platform/db/embedded/**']

/**
 * Builds the site when there is no build of these sources. A build is made beside those that are served,
 * and stands in a folder of its own when it is whole.
 * @param {AbortSignal} [stop] ends the wait for another process that builds
 * @returns {Promise<string>} its folder, below the repository's
 */
export async function ensureBuilt(stop) {
  const name = nameBuild(ROOT, process.env.SITE_URL)
  await buildOnce({ root: ROOT, name, stop }, async () => {
    say('Building the site (about a minute)')
    await step('Building the site', () =>
      mustRun(
        'The site could not be built: see the lines above.',
        process.execPath,
        [path.join(ROOT, 'node_modules/next/dist/bin/next'), 'build'],
        {
          cwd: ROOT,
          quiet: true,
          env: { ...process.env, NODE_ENV: 'production', ISKRA_BUILD: name },
        },
      ),
    )
    hintFramework()
    finishBuild(ROOT, name)
  })
  return folderOf(name)
}

/** Of a build's name, in characters. */
const NAME_LENGTH = 20

/** Chromium compiles all functions of such a script beside the main thread, while it arrives. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Puts the hint in front of the scripts that every page runs at its start. Without it each of
 * their functions is compiled at its first call, which blocks a slow phone (docs/decisions/023).
 */
function hintFramework() {
  const folder = path.join(ROOT, '.next')
  /** @type {{ rootMainFiles: string[] }} */
  const { rootMainFiles } = JSON.parse(
    readFileSync(path.join(folder, 'build-manifest.json'), 'utf8'),
  )
  for (const name of rootMainFiles) {
    const file = path.join(folder, name)
    writeFileSync(file, COMPILE_HINT + readFileSync(file, 'utf8'))
  }
}

/**
 * The name of the build of these sources: a hash of names and contents, so that it is the same on every
 * machine, from a clone or an archive. Dates say nothing after a checkout.
 * @param {string} root
 * @param {string} [siteUrl] the public address, which pages hold that are made with the build
 */
export function nameBuild(root, siteUrl = '') {
  const hash = createHash('sha256')
  const entries = globSync(SOURCES, { cwd: root, exclude: NOT_SOURCES, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
  for (const file of files.sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  hash.update(`SITE_URL=${siteUrl}\0`)
  // Addresses with "ad" in them are kept from some browsers.
  return hash.digest('hex').slice(0, NAME_LENGTH).replaceAll('ad', 'xd')
}
