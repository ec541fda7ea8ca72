import { sql } from 'drizzle-orm'
import { closeDatabase, db } from '@/lib/platform/db/client'
import { startEmbedded } from '@/lib/platform/db/embedded/start'
import { indexPendingChanges } from '@/lib/asking/search/index/worker'
import { dropDataFolder, makeDataFolder, startAppSite } from './app-site'
import { addQuestions, EVERYWHERE, fillUpTo, indexQuestions } from './many-lessons'
import { memoryOf } from './memory'
import { judged, noted, type Row } from './row'
import { measureSavedLesson } from './saved-lesson'
import type { Site } from './site'
import { kilobytes, median, milliseconds, plain, quantile, timeOf } from './statistics'

const LESSONS = 100_000
const QUESTIONS_A_LESSON = 10
const RENEWALS = 5
const REST_MS = 1_500

/**
 * Measures the app with a hundred thousand lessons and a million questions: first visits after a
 * change of content.
 */
export async function measureGrowth(): Promise<Row[]> {
  const dataDir = makeDataFolder()
  try {
    await (await startAppSite(dataDir)).stop()
    await withDatabaseOf(dataDir, async () => {
      await fillUpTo(0, LESSONS)
      // Otherwise the app would index a million changes during the measurement.
      await indexPendingChanges()
      await addQuestions(QUESTIONS_A_LESSON)
      await indexQuestions()
    })
    const app = await startAppSite(dataDir)
    try {
      return await withDatabaseOf(dataDir, async (url) => {
        const rows = await measureApp(app, dataDir)
        return [...rows, ...(await besideAnother(app, dataDir, url))]
      })
    } finally {
      await app.stop()
    }
  } finally {
    dropDataFolder(dataDir)
  }
}

/** Measures with a second instance on the same database. */
async function besideAnother(app: Site, dataDir: string, databaseUrl: string): Promise<Row[]> {
  const otherDir = makeDataFolder()
  const settings = { DATABASE_URL: databaseUrl, AUTH_SECRET: 'mjerenje'.repeat(6) }
  const other = await startAppSite(otherDir, settings)
  try {
    return await measureSavedLesson([app, other], dataDir)
  } finally {
    await other.stop()
    dropDataFolder(otherDir)
  }
}

/** Runs `work` beside the app, on the app's embedded database. */
async function withDatabaseOf<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = await startEmbedded({ dataDir, log: () => undefined, role: 'tool' })
  process.env.ISKRA_INTERNAL_DATABASE_URL = server.connectionString
  delete process.env.DATABASE_URL
  try {
    return await work(server.connectionString)
  } finally {
    await closeDatabase()
    await server.stop()
  }
}

type Visit = { ms: number; bytes: number }

async function measureApp(app: Site, dataDir: string): Promise<Row[]> {
  const asked = await addresses()
  const visits = new Map<string, Visit[]>()
  const rest: number[] = []
  const health: number[] = []
  const grown: number[] = []
  for (let round = 0; round < RENEWALS; round += 1) {
    rest.push(await longestHealth(app))
    const before = memoryOf(app.pid, dataDir).total
    await announce()
    health.push(await longestHealth(app))
    await announce()
    grown.push((await mostMemory(app, dataDir)) - before)
    for (const [what, path] of Object.entries(asked)) {
      visits.set(what, [...(visits.get(what) ?? []), await visit(app.url + path)])
    }
  }
  const counts: number[] = []
  const searches: number[] = []
  for (let round = 0; round < 100; round += 1) {
    counts.push(await timeOf(() => visit(`${app.url}/api/lessons/count`)))
    searches.push(await timeOf(() => search(app.url)))
  }
  return [
    ...[...visits].map(([what, all]) => firstVisit(what, all)),
    judged({
      what: 'count of 100 thousand lessons, kept',
      measured: milliseconds(median(counts)),
      beside: `p95 ${milliseconds(quantile(counts, 0.95))}`,
      budget: '<= 10 ms',
      holds: median(counts) <= 10,
    }),
    judged({
      what: 'search of a word that 100 thousand lessons have, call, p95',
      measured: milliseconds(quantile(searches, 0.95)),
      beside: `median ${milliseconds(median(searches))}`,
      budget: '<= 15 ms',
      holds: quantile(searches, 0.95) <= 15,
    }),
    judged({
      what: 'a renewal of 100 thousand lessons: longest /api/health meanwhile',
      measured: milliseconds(median(health)),
      beside: `worst of ${RENEWALS} ${milliseconds(Math.max(...health))}; at rest ${milliseconds(median(rest))}, ${milliseconds(Math.max(...rest))}`,
      budget: '<= 100 ms',
      holds: median(health) <= 100,
    }),
    judged({
      what: 'the same: memory of app and database that it takes',
      measured: `+${plain(Math.max(0, ...grown))} MB`,
      beside: `worst of ${RENEWALS}`,
      budget: '<= +100 MB',
      holds: Math.max(...grown) <= 100,
    }),
    noted('memory of app and database after that', `${plain(memoryOf(app.pid, dataDir).total)} MB`),
  ]
}

/** Addresses of the records with the most content, one of each kind. */
async function addresses(): Promise<Record<string, string>> {
  const { rows } = await db().execute<{
    id: string
    grade: string
    book: string
    lesson: string
  }>(sql`
    select g.id, g.slug as grade, b.slug as book, min(l.slug) as lesson
    from lessons l join units u on u.id = l.unit_id join literature b on b.id = u.literature_id
    join subjects s on s.id = b.subject_id join grades g on g.id = s.grade_id
    group by g.id, b.id order by count(*) desc limit 1`)
  const [{ id, grade, book, lesson } = { id: '', grade: '', book: '', lesson: '' }] = rows
  return {
    textbook: `/${grade}/${book}`,
    grade: `/${grade}`,
    lesson: `/${grade}/${book}/${lesson}`,
    count: '/api/lessons/count',
    'lessons to choose from': `/api/razredi/${id}/lekcije`,
  }
}

async function visit(url: string): Promise<Visit> {
  const begin = performance.now()
  const response = await fetch(url)
  const { byteLength: bytes } = await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
  return { ms: performance.now() - begin, bytes }
}

const firstVisit = (what: string, all: Visit[]): Row => {
  const ms = median(all.map((one) => one.ms))
  return judged({
    what: `100 thousand lessons, first visit after a renewal (${what})`,
    measured: milliseconds(ms),
    beside: `${kilobytes(all[0]?.bytes ?? 0)}, longest ${milliseconds(Math.max(...all.map((one) => one.ms)))}`,
    budget: '<= 300 ms',
    holds: ms <= 300,
  })
}

async function search(url: string): Promise<void> {
  const response = await fetch(`${url}/api/lessons/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: EVERYWHERE }),
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`search: ${response.status}`)
}

/** Announces a change like an editor's save, from outside of the app. */
const announce = () => db().execute(sql`select pg_notify('iskra_change', 'content')`)

/** The longest wait for a health call within `REST_MS`, in milliseconds. */
async function longestHealth(app: Site): Promise<number> {
  let longest = 0
  for (const end = performance.now() + REST_MS; performance.now() < end;) {
    longest = Math.max(longest, await timeOf(() => visit(`${app.url}/api/health`)))
  }
  return longest
}

/** Peak memory of app and database within `REST_MS`, in megabytes. */
async function mostMemory(app: Site, dataDir: string): Promise<number> {
  let most = 0
  for (const end = performance.now() + REST_MS; performance.now() < end;) {
    most = Math.max(most, memoryOf(app.pid, dataDir).total)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return most
}
