import { expect, test } from 'playwright/test'
import { processTreeOf, proportionalBytes } from '../bench/processes'
import { ADDRESS, makeContentFolder, removeContentFolder } from '../fixtures/content-folder'
import {
  stopAppsAndRemoveFolder,
  makeDataFolder,
  runIskra,
  databaseProcesses,
  startApp,
  untilServing,
  type AppProcess,
} from '../support/app-process'
import { buildBytes } from '../support/folder-bytes'
import { createRequester, unknownAddresses } from '../support/many-addresses'
import { waitUntil } from '../support/processes'

const ASKED = 3_000
/** What a process of V8 takes and gives back by itself; a page kept for each would be 900 MB. */
const MAX_GROWTH_BYTES = 60_000_000

const { grade, lesson } = ADDRESS
const ask = createRequester(unknownAddresses({ grade, lesson }))

function memoryBytes(app: AppProcess, dataDir: string): number {
  const databases = databaseProcesses(dataDir).flatMap(processTreeOf)
  const isDatabase = new Set(databases.map(({ pid }) => pid))
  const own = processTreeOf(app.child.pid ?? 0).filter(({ pid }) => !isDatabase.has(pid))
  return own.reduce((sum, { pid, rssBytes }) => sum + (proportionalBytes(pid) ?? rssBytes), 0)
}

test(`${ASKED} unknown addresses are 404 and leave nothing behind, in memory or on the disk`, async () => {
  const dataDir = makeDataFolder()
  const content = makeContentFolder()
  try {
    const env = { ISKRA_SEED: 'none' }
    const app = await startApp({ dataDir, env })
    await untilServing(app)
    await runIskra(['import', content], { dataDir, env })
    await waitUntil('the lesson is there', async () => (await fetch(app.url + lesson)).ok)
    // The first ones also load code, which stays.
    expect([...(await ask(app.port, 500)).keys()]).toEqual([404])
    const [memory, disk] = [memoryBytes(app, dataDir), buildBytes()]
    expect([...(await ask(app.port, ASKED)).keys()]).toEqual([404])
    const grown = memoryBytes(app, dataDir) - memory
    test.info().annotations.push({ type: 'memory grown by', description: `${grown} bytes` })
    expect(grown).toBeLessThan(MAX_GROWTH_BYTES)
    expect(buildBytes()).toBe(disk)
    expect((await fetch(app.url + lesson)).status).toBe(200)
  } finally {
    await stopAppsAndRemoveFolder(dataDir)
    removeContentFolder(content)
  }
})
