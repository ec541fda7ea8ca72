import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
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
const NOT_SOURCES = ['lib/db/seed/**', 'lib/cli/**', 'lib/db/embedded/**']

const STAMP = path.join(ROOT, '.next/iskra-sources')

/** Builds the site when the build is missing or made of other sources. */
export async function ensureBuilt() {
  const sources = hashSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  say('Building the site (about a minute)')
  rmSync(STAMP, { force: true })
  await step('Building the site', () =>
    mustRun(
      'The site could not be built: see the lines above.',
      process.execPath,
      [path.join(ROOT, 'node_modules/next/dist/bin/next'), 'build'],
      { cwd: ROOT, quiet: true, env: { ...process.env, NODE_ENV: 'production' } },
    ),
  )
  hintFramework()
  writeFileSync(STAMP, sources)
}

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

/** A hash of names and contents: dates say nothing after a checkout. */
function hashSources() {
  const hash = createHash('sha256')
  const entries = globSync(SOURCES, { cwd: ROOT, exclude: NOT_SOURCES, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of files.sort()) {
    hash
      .update(`${path.relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  hash.update(`SITE_URL=${process.env.SITE_URL ?? ''}\0`)
  return hash.digest('hex')
}
