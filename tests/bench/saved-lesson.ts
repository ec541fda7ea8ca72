import { sql } from 'drizzle-orm'
import { announceChange } from '@/lib/platform/cache/announce'
import { db } from '@/lib/platform/db/client'
import { lessonPath } from '@/lib/platform/paths'
import { memoryOf } from './memory'
import { judged, type Row } from './row'
import type { Site } from './site'
import { median, milliseconds, plain, timeOf } from './statistics'

const PAGES = 300
const ROUNDS = 10
const AT_ONCE = 4
const MEMORY_MB = 450

type Lesson = { id: string; gradeSlug: string; literatureSlug: string; slug: string }

/**
 * Saves lessons one after another, while several instances have their pages and other pages cached.
 */
export async function measureSavedLesson(apps: Site[], dataDir: string): Promise<Row[]> {
  const lessons = await someLessons()
  for (const app of apps) await visitAll(app, lessons)
  const waits: number[] = []
  const health: number[] = []
  let oldAfter = 0
  let kept = 0
  for (const [round, lesson] of lessons.slice(0, ROUNDS).entries()) {
    await save(lesson, `Spremljeno ${round}.`)
    const longest = Promise.all(apps.map(longestHealth))
    const saved = performance.now()
    for (const app of apps) {
      let begin = performance.now()
      while (!(await ask(app, lesson)).text.includes(`Spremljeno ${round}.`)) {
        // The response was sent while the notification was still on its way to this instance.
        oldAfter = Math.max(oldAfter, begin - saved)
        begin = performance.now()
      }
      waits.push(performance.now() - begin)
    }
    health.push(...(await longest))
    const others = lessons.filter((one) => one !== lesson)
    for (const app of apps) kept += (await visitAll(app, others)) / (apps.length * ROUNDS)
  }
  const share = (100 * kept) / (PAGES - 1)
  const [first] = apps
  const { total } = memoryOf(first?.pid ?? 0, dataDir, apps.length)
  const what = `one of 100 thousand lessons is saved, ${apps.length} instances`
  return [
    judged({
      what: `${what}: longest after it that a request still gets the old page`,
      measured: milliseconds(oldAfter),
      beside: `the new page takes ${milliseconds(median(waits))}, longest ${milliseconds(Math.max(...waits))}`,
      budget: '<= 50 ms',
      holds: oldAfter <= 50,
    }),
    judged({
      what: `${what}: other pages that answer from the store`,
      measured: `${plain(share)} %`,
      beside: `${PAGES - 1} lessons, ${ROUNDS} saves`,
      budget: '>= 99 %',
      holds: share >= 99,
    }),
    judged({
      what: `${what}: longest /api/health meanwhile`,
      measured: milliseconds(median(health)),
      beside: `longest of ${health.length} ${milliseconds(Math.max(...health))}`,
      budget: '<= 100 ms',
      holds: median(health) <= 100,
    }),
    judged({
      what: `${what}: memory of one and its share of the database`,
      measured: `${plain(total)} MB`,
      beside: `${PAGES} lessons visited`,
      budget: `<= ${MEMORY_MB} MB`,
      holds: total <= MEMORY_MB,
    }),
  ]
}

/** Lessons of all textbooks, the same in every run. */
async function someLessons(): Promise<Lesson[]> {
  const { rows } = await db().execute<Lesson>(sql`
    select l.id, g.slug as "gradeSlug", b.slug as "literatureSlug", l.slug
    from lessons l join units u on u.id = l.unit_id join literature b on b.id = u.literature_id
    join subjects s on s.id = b.subject_id join grades g on g.id = s.grade_id
    order by hashtext(l.slug), l.slug limit ${PAGES}`)
  return rows
}

/** Saves like an editor: the row and its announcement in one transaction. */
const save = ({ id, literatureSlug }: Lesson, title: string) =>
  db().transaction(async (tx) => {
    await tx.execute(sql`update lessons set title = ${title} where id = ${id}`)
    await announceChange(tx, ['lists', `lesson:${id}`, `title:${id}`, `book:${literatureSlug}`])
  })

async function ask({ url }: Site, lesson: Lesson) {
  const response = await fetch(url + lessonPath(lesson))
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${lessonPath(lesson)}: ${response.status}`)
  return { text, isKept: response.headers.has('cache-status') }
}

/** Visits all lessons; returns the number of responses from the cache. */
async function visitAll(app: Site, lessons: Lesson[]): Promise<number> {
  let kept = 0
  const left = lessons.values()
  const visitor = async () => {
    for (const lesson of left) if ((await ask(app, lesson)).isKept) kept += 1
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
  return kept
}

/** The longest of several consecutive calls. */
async function longestHealth({ url }: Site): Promise<number> {
  let longest = 0
  for (let call = 0; call < 30; call += 1) {
    const ms = await timeOf(async () => (await fetch(`${url}/api/health`)).arrayBuffer())
    longest = Math.max(longest, ms)
  }
  return longest
}
