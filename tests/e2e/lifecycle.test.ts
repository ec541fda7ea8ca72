import { rmSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { DEMO_SIGN_INS } from '@/lib/across/demo/sign-ins'
import {
  stopAppsAndRemoveFolder,
  isHealthy,
  makeDataFolder,
  databaseProcesses,
  startApp,
  untilServing,
} from '../support/app-process'
import { isAlive, waitUntil } from '../support/processes'

let dataDir: string

test.beforeEach(() => {
  dataDir = makeDataFolder()
})

test.afterEach(() => stopAppsAndRemoveFolder(dataDir))

const settings = { ISKRA_SEED: 'none' }

test('says where it is and who can sign in; a second start and a busy port are refused', async () => {
  const app = await startApp({ dataDir, env: { ISKRA_SEED: 'demo' } })
  await untilServing(app)
  await waitUntil('it says so', () => app.output().includes('Iskra-admin-2026'))
  expect(app.output()).toContain(`Iskra is ready: http://localhost:${app.port}`)
  for (const { name, password } of DEMO_SIGN_INS) {
    expect(app.output()).toMatch(new RegExp(`  ${name} +${password}\n`))
  }
  expect(await isReachedFromOutside(app.port)).toBe(false)

  const second = await startApp({ dataDir, env: settings })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(
    `Iskra already runs on this data folder (process ${app.child.pid})`,
  )
  const other = makeDataFolder()
  const third = await startApp({ dataDir: other, port: app.port, env: settings })
  expect(await third.ended).toBe(1)
  // Before it only what takes longer than two seconds may be told.
  expect(third.output().trim().split('\n').at(-1)).toBe(
    `Port ${app.port} is busy: stop the other program, or set another PORT.`,
  )
  expect(databaseProcesses(other)).toEqual([])
  rmSync(other, { recursive: true, force: true })
  expect(await isHealthy(app)).toBe(true)
  expect(isAlive(app.child.pid ?? 0)).toBe(true)
})

/** Over an address that isn't this machine's own loopback one, as from another machine. */
async function isReachedFromOutside(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.2:${port}/api/health`).catch(() => undefined)
  return response?.ok ?? false
}

/** Even rounds are ended in the middle of the start, odd ones while serving. */
const ROUNDS = process.env.ISKRA_SWEEP ? 10 : 2

test('SIGTERM leaves nothing running within ten seconds, each time', async () => {
  test.setTimeout(240_000)
  for (let round = 0; round < ROUNDS; round++) {
    const app = await startApp({ dataDir, env: settings })
    // Every other time it arrives in the middle of the start, later in each round.
    if (round % 2) await untilServing(app)
    else await new Promise((resolve) => setTimeout(resolve, 60 * (round + 1)))
    const begin = Date.now()
    app.child.kill('SIGTERM')
    await app.ended
    // One of its processes may be gone a moment after the app.
    await waitUntil('the database is gone', () => databaseProcesses(dataDir).length === 0)
    expect(Date.now() - begin, app.output()).toBeLessThan(10_000)
  }
})

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`npm start promises no sign-in without demo accounts, and ends as a whole when npm gets ${signal}`, async () => {
    const app = await startApp({ dataDir, env: settings, viaNpm: true })
    await untilServing(app)
    await waitUntil('it says so', () => app.output().includes('Iskra is ready'))
    expect(app.output()).not.toContain('@iskra.test')
    expect(await isReachedFromOutside(app.port)).toBe(true)
    app.child.kill(signal)
    await waitUntil('nothing answers', async () => !(await isHealthy(app)))
    await waitUntil('the database is gone', () => databaseProcesses(dataDir).length === 0)
  })
}

test('a wrong setting is one sentence and exit code 1', async () => {
  const app = await startApp({ dataDir, env: { ...settings, TRUST_PROXY: 'yes' } })
  expect(await app.ended).toBe(1)
  expect(app.output().trim()).toBe(
    'The setting TRUST_PROXY must be true, false or a number of proxies up to 10, but it is "yes".',
  )
})
