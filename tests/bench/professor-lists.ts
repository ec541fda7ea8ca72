import { sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { listAnswered, listUnanswered } from '@/lib/asking/professor/answering/queries'
import { countUnseenAnswersOfPupil, listChildQuestions } from '@/lib/asking/professor/queries'
import { runSlowly, tidyUp } from './many-lessons'
import { judged, type Row } from './row'
import { median, milliseconds, quantile, timeOf } from './statistics'

const QUESTIONS = 1_000_000
/** One in this number of questions has no answer yet. */
const ONE_OPEN_IN = 200
/** Number of questions of the pupil with the most. */
const OWN = 500
const ROUNDS = 10
const PAGE = { page: 1, limit: 10 }

/**
 * Measures the pupils' inbox and the professor's lists over a million questions; the pupils must
 * exist already.
 */
export async function measureProfessorLists(): Promise<Row[]> {
  const [busiest = ''] = await addProfessorQuestions()
  const caller = { kind: 'ucenik', accountId: busiest } as Parameters<typeof listChildQuestions>[0]
  const reader = { adminId: crypto.randomUUID() }
  const open = QUESTIONS / ONE_OPEN_IN
  const own = (page: number) => listChildQuestions(caller, { page, limit: 5, childId: busiest })
  return [
    await timed('inbox of a pupil with 500 questions', 50, [
      () => own(1),
      () => own(OWN / 10),
      () => own(OWN / 5),
    ]),
    await timed('number of unseen answers', 15, [() => countUnseenAnswersOfPupil(busiest)]),
    await timed(`professor’s list of ${open} open questions, any page`, 100, [
      () => listUnanswered(reader, { ...PAGE, order: 'rok' }),
      () => listUnanswered(reader, { ...PAGE, page: open / 20, order: 'rok' }),
      () => listUnanswered(reader, { ...PAGE, page: open / 10, order: 'novo' }),
    ]),
    await timed('professor’s list of a million answered questions, first pages', 100, [
      () => listAnswered(reader, PAGE),
      () => listAnswered(reader, { ...PAGE, page: 100 }),
    ]),
    await timed('the same, its last page', 300, [
      () => listAnswered(reader, { ...PAGE, page: (QUESTIONS - open) / 10 }),
    ]),
  ]
}

/** Adds the questions; resolves with the pupils who asked most. */
async function addProfessorQuestions(): Promise<string[]> {
  await runSlowly(`
    with pupil as (
        select id, row_number() over (order by id) as place
        from pupils where nick_name like 'bench-%'),
      lesson as (select id from lessons where slug like 'bench-%' order by slug limit 1),
      asked as (
        select n, now() - interval '1 minute' * n as at, n % ${ONE_OPEN_IN} = 0 as is_open,
          case when n <= ${OWN} then 1 else 2 + n % ((select count(*) from pupil) - 1) end as place
        from generate_series(1, ${QUESTIONS}) n)
    insert into professor_questions
      (id, pupil_id, lesson_id, text, promised_at, created_at, updated_at, answer, answered_at, is_seen)
    select gen_random_uuid(), pupil.id, lesson.id, 'Zašto je to tako? ' || n, at + interval '1 day', at, at,
      case when not is_open then repeat('Zato. ', 40) end,
      case when not is_open then at + interval '3 hours' end, not is_open and n % 3 > 0
    from lesson, asked
    join pupil using (place)`)
  await tidyUp('professor_questions')
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from pupils where nick_name like 'bench-%' order by id limit 1`,
  )
  return rows.map(({ id }) => id)
}

async function timed(what: string, mostMs: number, asks: (() => Promise<unknown>)[]): Promise<Row> {
  const spent: number[] = []
  for (const ask of asks) {
    await ask()
    for (let round = 0; round < ROUNDS; round += 1) spent.push(await timeOf(ask))
  }
  const p95 = quantile(spent, 0.95)
  return judged({
    what: `${what}, p95`,
    measured: milliseconds(p95),
    beside: `median ${milliseconds(median(spent))}, longest ${milliseconds(Math.max(...spent))}`,
    budget: `<= ${mostMs} ms`,
    holds: p95 <= mostMs,
  })
}
