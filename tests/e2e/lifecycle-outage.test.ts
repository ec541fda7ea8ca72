import { Client } from 'pg'
import { expect, test } from 'playwright/test'
import { findFreePort } from '@/lib/platform/db/embedded/transport'
import { ADDRESS, makeContentFolder, removeContentFolder } from '../fixtures/content-folder'
import {
  stopAppsAndRemoveFolder,
  isReady,
  makeDataFolder,
  runIskra,
  startApp,
  untilServing,
  type AppProcess,
} from '../support/app-process'
import { waitUntil } from '../support/processes'
import { startScratchServer, type ScratchServer } from '../support/scratch-server'

const { lesson } = ADDRESS
const visited = ['/', lesson, `${lesson}/kwiz`]
/** Pages that need something which no visited page has read. */
const UNKNOWN = '/nema-takve'
const unvisited = [ADDRESS.grade, ADDRESS.short]

let dataDir: string
let content: string
let database: ScratchServer
let app: AppProcess
let metricsPort: number

test.beforeEach(async () => {
  dataDir = makeDataFolder()
  content = makeContentFolder()
  database = await startScratchServer()
  metricsPort = await findFreePort()
  const env = {
    ...database.settings,
    ISKRA_SEED: 'none',
    METRICS_PORT: String(metricsPort),
  }
  app = await startApp({ dataDir, env })
  await untilServing(app)
  await runIskra(['import', content], { dataDir, env })
  await waitUntil('the lesson is there', async () => (await fetch(app.url + lesson)).ok)
})

test.afterEach(async () => {
  await stopAppsAndRemoveFolder(dataDir)
  await database.remove()
  removeContentFolder(content)
})

const ask = async (path: string) => {
  const response = await fetch(app.url + path)
  const { status, headers } = response
  return { status, retryAfter: headers.get('retry-after'), body: await response.text() }
}

/** What Prometheus reads. */
const readMetrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()

/** The facts of each line of the log with this message. */
const linesAbout = (message: string) =>
  app
    .output()
    .split('\n')
    .filter((line) => line.includes(`"msg":"${message}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

for (const [what, begin, end] of [
  ['is stopped', 'stop', 'start'],
  ['hangs', 'freeze', 'thaw'],
] as const) {
  test(`while the database ${what}, pages that were visited stay and all else says when to come back`, async () => {
    const before = await Promise.all(visited.map(ask))
    await ask(UNKNOWN)
    await database[begin]()

    expect(await ask('/api/health')).toMatchObject({ status: 200 })
    expect(await Promise.all(visited.map(ask))).toEqual(before)
    const [pages, call, ready] = await Promise.all([
      Promise.all(unvisited.map(ask)),
      ask('/api/razredi'),
      ask('/api/health/ready'),
    ])
    for (const page of pages) {
      expect(page).toMatchObject({ status: 503, retryAfter: '5' })
      expect(page.body).toContain('Iskra se nakratko odmara')
    }
    expect(call).toMatchObject({ status: 503, retryAfter: '5' })
    expect(JSON.parse(call.body)).toEqual({
      message: 'Došlo je do greške prilikom dohvaćanja razreda',
    })
    expect(ready).toMatchObject({ status: 503, retryAfter: '5' })
    // Asked for before; other addresses can't be looked up now.
    expect((await ask(UNKNOWN)).status).toBe(404)
    const metrics = await readMetrics()
    expect(metrics).toContain('\niskra_db_up 0\n')
    expect(metrics).toContain('{route="/api/razredi",method="GET",status="5xx"} 1\n')

    await database[end]()
    await waitUntil('it is ready again', () => isReady(app))
    for (const path of [...visited, ...unvisited, '/api/razredi']) {
      await waitUntil(`${path} is back`, async () => (await ask(path)).status === 200)
    }
    expect(app.child.exitCode).toBeNull()
    await waitUntil(
      'the end of the outage is logged',
      () => linesAbout('The database is available again').length > 0,
    )
    expect(linesAbout('The database is unavailable')).toMatchObject([
      { reason: expect.any(String) as unknown },
    ])
    const [over] = linesAbout('The database is available again')
    expect(over?.failedRequests).toBeGreaterThan(3)
    // The outage is these two lines, not a stack for each request that failed.
    expect(app.output()).not.toMatch(/Failed query|A call failed|A page failed|\n +at /)
    expect(await readMetrics()).toContain('\niskra_db_up 1\n')
  })
}

/** Changes a title behind the app's back, as in an outage, and waits until a page shows it. */
async function untilRenewed(page: string, title: string) {
  const client = new Client({ connectionString: database.settings.DATABASE_URL })
  await client.connect()
  await client.query('update lessons set title = $1', [title])
  await client.end()
  await waitUntil('all pages are renewed', async () => (await ask(page)).body.includes(title))
}

test('a database that comes and goes takes down no page that was visited', async () => {
  const marker = `${lesson}/skripta`
  await Promise.all([...visited, marker].map(ask))
  for (const title of ['Drugi naslov', 'Treći naslov']) {
    await database.stop()
    await database.start()
    await untilRenewed(marker, title)
    await database.stop()
    // As they were, or made again of what was read before the database went.
    for (const { status, body } of await Promise.all(visited.map(ask))) {
      expect(status).toBe(200)
      expect(body).toContain('id="sadrzaj"')
    }
    await database.start()
    await waitUntil('it is ready again', () => isReady(app))
  }
  await waitUntil('a new page', async () => (await ask(lesson)).body.includes('Treći naslov'))
})
