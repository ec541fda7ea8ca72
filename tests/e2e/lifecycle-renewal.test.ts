import { Client } from 'pg'
import { expect, test } from 'playwright/test'
import {
  ADDRESS,
  LESSON,
  makeContentFolder,
  removeContentFolder,
  sourceOf,
  UNIT,
} from '../fixtures/content-folder'
import {
  stopAppsAndRemoveFolder,
  makeDataFolder,
  runIskra,
  startApp,
  untilServing,
  type AppProcess,
} from '../support/app-process'
import { waitUntil } from '../support/processes'
import { startPooler } from '../support/pooler'
import { startScratchServer, type ScratchServer } from '../support/scratch-server'

const { book, grade, lesson } = ADDRESS
const neighbour = `${book}/druga`
const ofLesson = [lesson, `${lesson}/skripta`, `${lesson}/kwiz`]
const others = [
  '/',
  grade,
  book,
  neighbour,
  `${neighbour}/skripta`,
  '/zabavni-kwizovi',
  '/nema-takve',
]
const scriptFile = `${LESSON}/skripta.md`
const SECOND = {
  [`${UNIT}/druga/skripta.md`]: sourceOf(scriptFile)
    .replace('Probna', 'Druga')
    .replace('jed: 1', 'jed: 2'),
  [`${UNIT}/druga/krug.svg`]: sourceOf(`${LESSON}/krug.svg`),
}

/** For a machine with other work. */
const BUSY_MS = 90_000

let dataDir: string
let database: ScratchServer
let pooler: Awaited<ReturnType<typeof startPooler>>
let apps: AppProcess[]

/** Imports the lessons, with a script in which one thing is another. */
async function importEdited(from = '', to = ''): Promise<void> {
  const content = makeContentFolder({
    ...SECOND,
    [scriptFile]: sourceOf(scriptFile).replace(from, to),
  })
  await runIskra(['import', content], { dataDir, env: database.settings })
  removeContentFolder(content)
}

test.setTimeout(360_000)

test.beforeAll(async () => {
  dataDir = makeDataFolder()
  database = await startScratchServer()
  const env = { ...database.settings, ISKRA_SEED: 'none', HOST: '127.0.0.1' }
  const first = await startApp({ dataDir, env })
  await untilServing(first)
  pooler = await startPooler(database.settings.DATABASE_URL, 'transaction')
  const behindPooler = {
    ...env,
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: database.settings.DATABASE_URL,
    DATABASE_NAMED_STATEMENTS: 'false',
  }
  apps = [first, await startApp({ dataDir, env: behindPooler })]
  for (const app of apps) await untilServing(app)
})

test.afterAll(async () => {
  await stopAppsAndRemoveFolder(dataDir)
  await pooler.stop()
  await database.remove()
})

async function ask(app: AppProcess, path: string) {
  const response = await fetch(app.url + path)
  const isKept = response.headers.get('cache-status') === 'iskra; hit'
  return { path, isKept, body: await response.text() }
}

/** Those of the pages that an instance answers from its store. */
async function keptOf(app: AppProcess, paths: string[]): Promise<string[]> {
  const answers = await Promise.all(paths.map((path) => ask(app, path)))
  return answers.filter(({ isKept }) => isKept).map(({ path }) => path)
}

/** A busy instance may read a request before the news that came with it. */
const showsSoon = (app: AppProcess, path: string, text: string) =>
  waitUntil(
    `${path} shows ${text}`,
    async () => (await ask(app, path)).body.includes(text),
    BUSY_MS,
  )

/** Until every page is answered from the store, at both. */
async function visitAll(): Promise<void> {
  const paths = [...ofLesson, ...others]
  for (const app of apps) {
    const kept = async () => await keptOf(app, paths)
    await expect
      .poll(kept, { message: `pages kept by ${app.url}`, timeout: BUSY_MS })
      .toEqual(paths)
  }
}

test('a saved lesson is new at the next request at two instances, and nothing else is made again', async () => {
  await importEdited()
  await visitAll()
  const [file = ''] =
    /\/_next\/static\/[^"]+\.css/.exec((await ask(apps[0] ?? fail(), '/')).body) ?? []
  for (const app of apps) await ask(app, file)

  await importEdited('Uvod s formulom', 'Novi uvod s formulom')
  for (const app of apps) {
    await showsSoon(app, `${lesson}/skripta`, 'Novi uvod s formulom')
    expect(await keptOf(app, [...others, file])).toEqual([...others, file])
    expect(await keptOf(app, ofLesson.slice(0, 1))).toEqual([])
  }

  await visitAll()
  await importEdited('Probna lekcija', 'Novi naslov')
  for (const app of apps) {
    for (const path of [...ofLesson, book, neighbour]) {
      await showsSoon(app, path, 'Novi naslov')
    }
    const rest = others.filter((path) => ![book, neighbour].includes(path))
    expect(await keptOf(app, rest)).toEqual(rest)
  }
})

test('while a lesson is saved again and again no instance keeps what is old', async () => {
  await importEdited()
  await visitAll()
  const editor = new Client({ connectionString: database.settings.DATABASE_URL })
  await editor.connect()
  const save = (title: string) =>
    editor.query(
      `with saved as (update lessons set title = $1 where slug = 'probna-lekcija' returning id)
      select pg_notify('iskra_change', 'lesson:' || id || ',title:' || id) from saved`,
      [title],
    )
  let isEnding = false
  // Readers at every moment of a save: what one is still making, the next must not get as new.
  const reading = apps.flatMap((app) =>
    [lesson, `${lesson}/kwiz`, neighbour].map(async (path) => {
      while (!isEnding) await ask(app, path)
    }),
  )
  for (let round = 1; round <= 40; round += 1) {
    await save(`Naslov ${round}.`)
    await new Promise((resolve) => setTimeout(resolve, (round % 8) * 12))
    if (round % 10) continue
    for (const app of apps) {
      for (const path of [lesson, neighbour]) {
        await showsSoon(app, path, `Naslov ${round}.`)
        for (const _ of 'abc') expect((await ask(app, path)).body).toContain(`Naslov ${round}.`)
      }
    }
  }
  isEnding = true
  await Promise.all(reading)
  await editor.end()
})

const fail = (): never => {
  throw new Error('No instance was started.')
}
