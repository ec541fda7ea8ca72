import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { listPeopleContract } from '@/lib/across/accounts/people/contract'
import { listPeople } from '@/lib/across/accounts/people/list'
import { createAdmin } from '@/lib/platform/admin/create'
import type { ListInput } from '@/lib/platform/admin/paged'
import { listContract as lessonsContract } from '@/lib/content/curriculum/lessons/contract'
import { listLessonRecords, setLessonPublished } from '@/lib/content/curriculum/lessons/records'
import { db } from '@/lib/platform/db/client'
import { questionFields } from '@/lib/content/questions/editing/contract'
import { listContract as questionsContract } from '@/lib/content/questions/editing/list-contract'
import {
  listQuestionRecords,
  readQuestion,
  saveQuestion,
} from '@/lib/content/questions/editing/records'
import { listLogContract } from '@/lib/editing/records/contract'
import { listLog } from '@/lib/editing/records/log'
import { addRecords, LOG_ENTRIES, RECORDS } from './many-records'
import { judged, type Row } from './row'
import { median, milliseconds, quantile, timeOf } from './statistics'

const ROUNDS = 5
const SAVES = 50
const MOST_MS = 100

/** Words with one match, with many matches and with none. */
const SEARCHES = ['lomuna pesori', 'ba', 'qqqzz']

type Query = z.ZodType<ListInput>
type List = (asked: { query: never }) => Promise<{ pages: number }>

/**
 * Measures lists of the admin area over a hundred thousand records, called like by their routes.
 */
export async function measureAdminLists(): Promise<Row[]> {
  await addRecords()
  const lists: [string, z.ZodObject, List, string[]][] = [
    ['questions', questionsContract.query, listQuestionRecords, ['place', 'changed']],
    ['lessons', lessonsContract.query, listLessonRecords, ['place', 'title', 'changed']],
    ['users', listPeopleContract.query, listPeople, ['name', 'created']],
    ['entries of the log', listLogContract.query, listLog, ['at']],
  ]
  const rows: Row[] = []
  for (const [what, schema, list, sorts] of lists) {
    const ask = (query: object) =>
      list({ query: (schema as unknown as Query).parse(query) as never })
    const { pages } = await ask({})
    const orders = sorts.flatMap((sort) => [
      { sort },
      { sort, direction: 'desc', page: Math.ceil(pages / 2) },
      { sort, page: pages },
    ])
    const of = what.startsWith('entries') ? LOG_ENTRIES : RECORDS
    const name = `admin list of ${of.toLocaleString('en')} ${what}`
    rows.push(await timed(`${name}, any order and page`, orders, ask))
    rows.push(
      await timed(
        `${name}, search`,
        SEARCHES.map((search) => ({ search })),
        ask,
      ),
    )
  }
  return [...rows, ...(await saves())]
}

async function timed(what: string, queries: object[], ask: (query: object) => Promise<unknown>) {
  const spent: number[] = []
  for (const query of queries) {
    await ask(query)
    for (let round = 0; round < ROUNDS; round += 1) spent.push(await timeOf(() => ask(query)))
  }
  return within(what, spent)
}

const within = (what: string, spent: number[]): Row => {
  const p95 = quantile(spent, 0.95)
  return judged({
    what: `${what}, p95`,
    measured: milliseconds(p95),
    beside: `median ${milliseconds(median(spent))}, longest ${milliseconds(Math.max(...spent))}`,
    budget: `<= ${MOST_MS} ms`,
    holds: p95 <= MOST_MS,
  })
}

/** Measures saves with log, announcement and derived texts, all in one transaction. */
async function saves(): Promise<Row[]> {
  const adminId = await createAdmin({ email: 'bench@example.com', password: 'Iskra-bench-2026' })
  const some = async (table: string, ofLessons: string) => {
    const { rows } = await db().execute<{ id: string }>(sql`
      select id from ${sql.raw(table)}
      where ${sql.raw(ofLessons)} in (select id from all_lessons where slug like 'bench-%')
      order by hashtext(slug) limit ${SAVES}`)
    return rows.map(({ id }) => id)
  }
  const questions: number[] = []
  for (const id of await some('all_questions', 'lesson_id')) {
    const read = questionFields.parse(await readQuestion(id))
    const wanted = { ...read, text: `${read.text} Sigurno?` }
    questions.push(await timeOf(() => saveQuestion(adminId, wanted, id)))
  }
  const lessons: number[] = []
  for (const id of await some('all_lessons', 'id')) {
    const asked = { params: { id }, body: { isPublished: false } }
    lessons.push(await timeOf(() => setLessonPublished(adminId, asked)))
  }
  return [within('a question saved among 100,000', questions), within('a lesson', lessons)]
}
