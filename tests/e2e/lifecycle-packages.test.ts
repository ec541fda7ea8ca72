import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import {
  stopAppsAndRemoveFolder,
  makeDataFolder,
  startApp,
  untilServing,
  type AppProcess,
} from '../support/app-process'

type Packages = Record<string, { dev?: boolean }>

/** What `npm ci --omit=dev` leaves: the same packages without those that only development needs. */
function omitDevelopment(root: string): void {
  const file = path.join(root, 'node_modules/.package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages }
  const entries = Object.entries(lock.packages)
  for (const [name, { dev }] of entries)
    if (dev) rmSync(path.join(root, name), { recursive: true, force: true })
  const packages = Object.fromEntries(entries.filter(([, { dev }]) => !dev))
  // A new file: the copy shares its bytes with this checkout.
  rmSync(file)
  writeFileSync(file, JSON.stringify({ ...lock, packages }))
}

let dataDir: string
let root: string

test.beforeEach(() => {
  dataDir = makeDataFolder()
  root = path.resolve(`tests/.artifacts/omit-dev-${process.pid}`)
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root)
  const entries = readdirSync('.').filter((name) => !['.git', '.data', 'tests'].includes(name))
  // Hard links, because the packages are large.
  const { status, stderr } = spawnSync('cp', ['-al', ...entries, root], { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
})

test.afterEach(async () => {
  await stopAppsAndRemoveFolder(dataDir)
  rmSync(root, { recursive: true, force: true })
})

const serves = async (app: AppProcess, address: string) => {
  const response = await fetch(app.url + address)
  return [response.status, await response.text()] as const
}

test('a built site serves with production packages alone, and installs nothing', async () => {
  omitDevelopment(root)
  const app = await startApp({
    ...{ dataDir, root },
    // No registry at this address, so that any attempt to install a package fails.
    env: { ISKRA_SEED: 'content', npm_config_registry: 'http://127.0.0.1:9' },
  })
  await untilServing(app, 150_000)
  expect(app.output()).not.toMatch(/Installing|Building/)
  expect(await serves(app, '/')).toEqual([200, expect.stringContaining('Iskra')])
  expect((await serves(app, '/api/razredi'))[0]).toBe(200)
  expect((await serves(app, '/sitemap.xml'))[0]).toBe(200)
})
