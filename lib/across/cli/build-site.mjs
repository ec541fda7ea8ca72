import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildOnce } from './build-once.mjs'
import { finishBuild, folderOf } from './builds.mjs'
import { ROOT } from './install.mjs'
import { mustRun } from './run.mjs'
import { say, runWithProgress } from './say.mjs'

/** The build's sources. Tests, documents, lessons and command line tools do not affect it. */
const SOURCES = [
  '{app,components,stores,lib,public}/**/*',
  '*.config.{ts,mjs,js}',
  '{middleware,instrumentation,instrumentation-client}.ts',
  '{tsconfig,package,package-lock}.json',
]
const NOT_SOURCES = ['lib/content/seed/**', 'lib/across/cli/**', 'lib/platform/db/embedded/**']

/**
 * Builds the site unless these sources are built already. Builds are made apart from served ones
 * and moved into their own folder when complete.
 * @param {AbortSignal} [stop] ends the wait for another building process
 * @returns {Promise<string>} the build's folder, relative to the repository
 */
export async function ensureBuilt(stop) {
  const name = nameBuild(ROOT, process.env.SITE_URL)
  await buildOnce({ root: ROOT, name, stop }, async () => {
    say('Building the site (about a minute)')
    await runWithProgress('Building the site', () =>
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

/** Length of a build's name in characters. */
const NAME_LENGTH = 20

/** Makes Chromium compile all functions of a script off the main thread while it loads. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Adds the hint to the scripts that every page runs at startup. Otherwise each function is compiled
 * at its first call, which blocks slow phones (docs/decisions/023).
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
 * Names a build by a hash of its sources' names and contents, so that the name is the same on every
 * machine, from a clone or an archive. Dates are useless after a checkout.
 * @param {string} root
 * @param {string} [siteUrl] the public address, which pages rendered at build time contain
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
  // Ad blockers block addresses with "ad" in them.
  return hash.digest('hex').slice(0, NAME_LENGTH).replaceAll('ad', 'xd')
}
