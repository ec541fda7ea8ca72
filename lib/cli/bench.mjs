import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ROOT } from './install.mjs'
import { main } from './main.mjs'

/** Beside the app's own bundles, where the packages are found. */
const FOLDER = path.join(ROOT, 'node_modules/.cache/iskra/bench')

/** `npm run bench`: measures the budgets and writes docs/benchmarks.md. */
await main(fileURLToPath(import.meta.url), async (stop) => {
  const { ensureBuilt } = await import('./build-site.mjs')
  const { ensureChromium } = await import('./chromium.mjs')
  const chromiumPath = await ensureChromium()
  await ensureBuilt()
  await bundle()
  /** @type {import('../../tests/bench/main.js')} */
  const { bench } = await import(pathToFileURL(path.join(FOLDER, 'main.mjs')).href)
  return bench({ chromiumPath, bareServer: path.join(FOLDER, 'bare-server.mjs'), stop })
})

/** Translates the benchmarks: without a loader they run the code as the app does. */
async function bundle() {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['tests/bench/main.ts', 'tests/bench/bare-server.ts'],
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    alias: { 'server-only': './lib/cli/server-only.mjs' },
    plugins: [{ name: 'keep-file-addresses', setup: keepFileAddresses }],
  })
}

/** `import.meta.url` goes on naming the source file, beside which data files are looked up. */
function keepFileAddresses(/** @type {import('esbuild').PluginBuild} */ build) {
  build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
    const address = JSON.stringify(pathToFileURL(file).href)
    const contents = readFileSync(file, 'utf8').replaceAll('import.meta.url', address)
    return { contents, loader: 'ts' }
  })
}
