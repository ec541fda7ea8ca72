import { sql } from 'drizzle-orm'
import { openSitting } from '@/lib/learning/daily-practice/sittings'
import { readKnowledge } from '@/lib/learning/estimates/knowledge'
import { db } from '@/lib/platform/db/client'
import { addPlayers } from './many-players'
import { addQuestions, fillUpTo, runSlowly, tidyUp } from './many-lessons'
import { judged, type Row } from './row'
import { median, milliseconds, quantile, timeOf } from './statistics'

const LESSONS = 5_000
const QUESTIONS_A_LESSON = 20
const PLAYERS = 10_000
const ALL_ANSWERS = 10_000_000
/** Three years of a very diligent pupil, and the lessons of three grades. */
const OWN_ANSWERS = 60_000
const OWN_LESSONS = 600
const DAYS = 1_095
const CALLS = 40
const BUDGET_MS = 40

/**
 * Measures „Danas” for pupils with three years of answers among ten million: the first reading of a
 * pupil who was never counted, the plan of a new day, and opening it again.
 */
export async function measureDailyPractice(): Promise<Row[]> {
  await fillUpTo(0, LESSONS)
  await addQuestions(QUESTIONS_A_LESSON)
  await addPlayers(PLAYERS)
  await addAnswers()
  const pupils = await diligentPupils()
  const first: number[] = []
  const plans: number[] = []
  const reopened: number[] = []
  for (const id of pupils) {
    const player = { role: 'pupil', id, hasSubscription: true } as const
    first.push(await timeOf(() => readKnowledge(id)))
    for (let day = 0; day < CALLS / pupils.length; day += 1) {
      const now = new Date(Date.now() + day * 86_400_000)
      plans.push(await timeOf(() => openSitting(player, {}, now)))
      reopened.push(await timeOf(() => openSitting(player, {}, now)))
    }
  }
  const beside = `${OWN_ANSWERS} own answers among ${ALL_ANSWERS}`
  const row = (what: string, times: number[], budget: number) =>
    judged({
      what: `Danas: ${what}`,
      measured: `median ${milliseconds(median(times))}, p95 ${milliseconds(quantile(times, 0.95))}`,
      beside,
      budget: `median <= ${budget} ms`,
      holds: median(times) <= budget,
    })
  return [
    row('the first reading of all answers, once a pupil', first, 1_000),
    row('the plan of a new day, whatNext among it', plans, BUDGET_MS),
    row('opened again', reopened, BUDGET_MS),
  ]
}

/** Four pupils have many answers, the others share the rest. */
const DILIGENT = 4

async function addAnswers(): Promise<void> {
  const answer = `'{"kind":"true-false","value":true}'`
  /** Answers of pupils one after another, `each` of a pupil, the last one two minutes ago. */
  const rowsOf = (firstPupil: number, pupils: number, each: number) => `
    insert into answers
      (pupil_id, id, question_id, lesson_id, source, round_id, answer, outcome, at, day)
    select p.id, gen_random_uuid(), q.id, q.lesson_id, 'kwiz', gen_random_uuid(), ${answer},
      case when n % 10 < 7 then 'right' else 'wrong' end, instant.at,
      (instant.at at time zone 'Europe/Zagreb')::date
    from generate_series(0, ${pupils - 1}) pupil
    join bench_pupils p on p.place = ${firstPupil} + pupil
    cross join generate_series(1, ${each}) n
    join bench_questions q
      on q.place = (pupil * 20 + n / 20 * 20 % ${OWN_LESSONS * QUESTIONS_A_LESSON} + n * 7 % 20)
        % ${LESSONS * QUESTIONS_A_LESSON}
    cross join lateral (
      select now() - interval '1 second' * ((${each} - n) * (${DAYS} * 86400.0 / ${each}) + 120)
        as at
    ) instant`
  const others = PLAYERS - DILIGENT
  await runSlowly(
    `create table bench_pupils as
      select id, row_number() over (order by id)::int - 1 as place from pupils
      where nick_name like 'bench-%'`,
    'create index on bench_pupils (place)',
    `create table bench_questions as
      select q.id, q.lesson_id, row_number() over (order by l.slug, q.position)::int - 1 as place
      from questions q join lessons l on l.id = q.lesson_id where l.slug like 'bench-%'`,
    'create index on bench_questions (place)',
    'vacuum analyze bench_pupils, bench_questions',
    // Foreign keys hold by construction; checking them would take most of the time, as would
    // filling the indexes row by row.
    `create table bench_indexes as select indexdef as definition from pg_indexes
      where tablename = 'answers' and indexname <> 'answers_pupil_id_id_pk'`,
    `do $$ declare name text; begin
      for name in select conname from pg_constraint
        where conrelid = 'answers'::regclass and contype = 'f' loop
        execute format('alter table answers drop constraint %I', name);
      end loop;
      for name in select indexname from pg_indexes
        where tablename = 'answers' and indexname <> 'answers_pupil_id_id_pk' loop
        execute format('drop index %I', name);
      end loop; end $$`,
    rowsOf(0, DILIGENT, OWN_ANSWERS),
    rowsOf(DILIGENT, others, Math.floor((ALL_ANSWERS - DILIGENT * OWN_ANSWERS) / others)),
    `do $$ declare command text; begin
      for command in select definition from bench_indexes loop execute command; end loop; end $$`,
  )
  await tidyUp('answers')
}

async function diligentPupils(): Promise<string[]> {
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from bench_pupils where place < ${DILIGENT} order by place`,
  )
  return rows.map(({ id }) => id)
}
