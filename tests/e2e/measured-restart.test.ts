import { expect, test } from 'playwright/test'
import {
  stopAppsAndRemoveFolder,
  makeDataFolder,
  databaseProcesses,
  startApp,
  untilServing,
} from '../support/app-process'

let dataDir: string

test.beforeEach(() => {
  dataDir = makeDataFolder()
})

test.afterEach(() => stopAppsAndRemoveFolder(dataDir))

test('after kill -9 of the app the next start is up within five seconds', async () => {
  const first = await startApp({ dataDir, env: { ISKRA_SEED: 'none' } })
  await untilServing(first)
  const [server] = databaseProcesses(dataDir)
  first.child.kill('SIGKILL')
  await first.ended
  const begin = Date.now()
  const second = await startApp({ dataDir, env: { ISKRA_SEED: 'none' } })
  await untilServing(second)
  expect(Date.now() - begin).toBeLessThan(5_000)
  // A process that the server is just starting still looks like it.
  await expect.poll(() => databaseProcesses(dataDir)).toEqual([server])
})
