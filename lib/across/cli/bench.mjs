import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { SERVER_BUNDLE_OPTIONS } from './bundle.mjs'
import { ROOT } from './install.mjs'
import { developmentMain } from './main.mjs'
import { run } from './run.mjs'

/** Next to the app's own bundles, where packages can be resolved. */
const FOLDER = path.join(ROOT, 'node_modules/.cache/iskra/bench')

/**
 * `npm run bench` measures the budgets and writes docs/benchmarks.md. With part names, such as `npm
 * run bench -- Paint`, it measures only those and writes nothing. `npm run bench -- sweep` runs the
 * tests that are otherwise sampled: every endpoint, every lesson.
 */
await developmentMain(fileURLToPath(import.meta.url), async (stop) => {
  if (process.argv[2] === 'sweep') {
    const env = { ...process.env, ISKRA_SWEEP: '1' }
    return run(process.execPath, [path.join(ROOT, 'lib/across/cli/test.mjs')], { env })
  }
  const { ensureBuilt } = await import('./build-site.mjs')
  const { ensureChromium } = await import('./chromium.mjs')
  const chromiumPath = await ensureChromium()
  await ensureBuilt(stop)
  await bundle()
  /** @type {import('../../../tests/bench/main.js')} */
  const { bench } = await import(pathToFileURL(path.join(FOLDER, 'main.mjs')).href)
  const only = process.argv.slice(2)
  return bench({ chromiumPath, bareServer: path.join(FOLDER, 'bare-server.mjs'), only, stop })
})

/** Bundles the benchmarks, so that they run the code as the app does, without a loader. */
async function bundle() {
  const { build } = await import('esbuild')
  await build({
    ...SERVER_BUNDLE_OPTIONS,
    packages: 'external',
    entryPoints: ['tests/bench/main.ts', 'tests/bench/bare-server.ts'],
    outdir: FOLDER,
  })
}
