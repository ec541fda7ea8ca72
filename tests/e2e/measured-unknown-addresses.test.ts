import { Agent, request } from 'node:http'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { familyOf, proportionalBytes } from '../bench/processes'
import { ADDRESS, makeContentFolder, removeContentFolder } from '../fixtures/content-folder'
import {
  cleanUp,
  makeDataFolder,
  runIskra,
  serverProcesses,
  startApp,
  untilServing,
  type AppProcess,
} from '../support/app-process'
import { until } from '../support/processes'

const ASKED = 3_000
/** What a process of V8 takes and gives back by itself; a page kept for each would be 900 MB. */
const MAX_GROWTH_BYTES = 60_000_000

const { lesson } = ADDRESS

/** Addresses of nothing, each another one; `n` makes them different. */
const KINDS: ((n: number) => { path: string; headers?: Record<string, string> })[] = [
  (n) => ({ path: `/nema-${n}` }),
  (n) => ({ path: `${ADDRESS.grade}/nema-${n}` }),
  (n) => ({ path: `${lesson}-${n}` }),
  (n) => ({ path: `${lesson}/kwiz/${n}` }),
  (n) => ({ path: `/${n}${lesson}/skripta` }),
  (n) => ({ path: `/${'predugo'.repeat(1_000)}${n}` }),
  (n) => ({ path: `/${encodeURIComponent('šđčćž 😀')}-${n}` }),
  (n) => ({ path: `/%c4-${n}` }),
  (n) => ({ path: `/${n}%` }),
  (n) => ({ path: `/${n}%00` }),
  (n) => ({ path: `/nema-${n}?a=${n}&b=%` }),
  (n) => ({ path: `//nema-${n}.example` }),
  (n) => ({ path: `/_next/static/chunks/nema-${n}.js` }),
  (n) => ({ path: `/_next/nema-${n}` }),
  (n) => ({ path: `/_next/image?url=%2Fog.png&w=${n}&q=75` }),
  (n) => ({ path: `/_global-error?${n}` }),
  (n) => ({ path: `/nema-${n}`, headers: { rsc: '1' } }),
  (n) => ({ path: `/nema-${n}?_rsc=a${n}`, headers: { rsc: '1', 'next-router-prefetch': '1' } }),
  (n) => ({
    path: `${lesson}-${n}?_rsc=a`,
    headers: { rsc: '1', 'next-router-segment-prefetch': `/nema-${n}` },
  }),
  (n) => ({ path: `/nema-${n}`, headers: { cookie: `iskra_user_token=${n}` } }),
  (n) => ({ path: `/nema-${n}`, headers: { 'accept-encoding': n % 2 ? 'br' : `x-${n}` } }),
]

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** The status of an address that goes out exactly as it is written. */
function statusOf(app: AppProcess, n: number): Promise<number> {
  const { path, headers } = KINDS[n % KINDS.length]?.(n) ?? { path: '/' }
  return new Promise((resolve, reject) => {
    const asked = request({ agent, host: '127.0.0.1', port: app.port, path, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.once('error', reject).end()
  })
}

async function statusesOf(app: AppProcess, from: number, count: number): Promise<Set<number>> {
  const asked = Array.from({ length: count }, (_, index) => statusOf(app, from + index))
  return new Set(await Promise.all(asked))
}

function memoryBytes(app: AppProcess, dataDir: string): number {
  const databases = serverProcesses(dataDir).flatMap(familyOf)
  const isDatabase = new Set(databases.map(({ pid }) => pid))
  const own = familyOf(app.child.pid ?? 0).filter(({ pid }) => !isDatabase.has(pid))
  return own.reduce((sum, { pid, rssBytes }) => sum + (proportionalBytes(pid) ?? rssBytes), 0)
}

function folderBytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)
}

test(`${ASKED} unknown addresses are 404 and leave nothing behind, in memory or on the disk`, async () => {
  const dataDir = makeDataFolder()
  const content = makeContentFolder()
  try {
    const env = { ISKRA_SEED: 'none' }
    const app = await startApp({ dataDir, env })
    await untilServing(app)
    await runIskra(['import', content], { dataDir, env })
    await until('the lesson is there', async () => (await fetch(app.url + lesson)).ok)
    // The first ones also load code, which stays.
    expect([...(await statusesOf(app, 0, 500))]).toEqual([404])
    const [memory, disk] = [memoryBytes(app, dataDir), folderBytes('.next')]
    expect([...(await statusesOf(app, 500, ASKED))]).toEqual([404])
    const grown = memoryBytes(app, dataDir) - memory
    test.info().annotations.push({ type: 'memory grown by', description: `${grown} bytes` })
    expect(grown).toBeLessThan(MAX_GROWTH_BYTES)
    expect(folderBytes('.next')).toBe(disk)
    expect((await fetch(app.url + lesson)).status).toBe(200)
  } finally {
    await cleanUp(dataDir)
    removeContentFolder(content)
  }
})
