import 'server-only'
import { Cron } from 'croner'
import { max, sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { runJob } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'
import { DONT_KNOW } from '@/lib/content/questions/kinds/dont-know'
import type { QuestionBody } from '@/lib/content/questions/model'
import { ENOUGH_ANSWERS, MIN_TYPED_ANSWER_PUPILS, SAMPLE_SIZE, WEAK_BELOW } from './model'
import { countedOptionsOf } from './options'
import { discriminationStrength } from './strength'
import { questionQuality } from './tables'

/** Extra time over which answers are checked again, in case a run was interrupted. */
const AGAIN_MS = 24 * 3_600_000

/** Questions per statement; their answers are read along an index. */
const BATCH = 50

/** Maximum number of options counted per question, the most frequent ones. */
const MOST_OPTIONS = 100

/** Recomputes the quality of questions answered since the last run. */
export async function refreshQuality(): Promise<void> {
  const [last] = await db()
    .select({ at: max(questionQuality.computedAt) })
    .from(questionQuality)
  const since = new Date((last?.at?.getTime() ?? 0) - AGAIN_MS).toISOString()
  const { rows } = await db().execute<{ id: string }>(
    // An answer may be committed some minutes after its own timestamp.
    sql`select a.question_id as id from answers a
      left join question_quality q on q.question_id = a.question_id
      where a.at >= ${since}::timestamptz
      group by a.question_id, q.computed_at
      having max(a.at) > coalesce(q.computed_at, '-infinity') - interval '5 minutes'`,
  )
  for (let start = 0; start < rows.length; start += BATCH) {
    await refreshQualityOf(rows.slice(start, start + BATCH).map(({ id }) => id))
  }
}

type Sampled = {
  id: string
  body: QuestionBody
  numbers: string | null
  answers: number
  right_answers: number
  chosen: Record<string, number> | null
}

/** Computes the quality of questions from their latest answers. */
export async function refreshQualityOf(ids: string[]): Promise<void> {
  const { rows } = await db().execute<Sampled>(sampleOf(ids))
  if (!rows.length) return
  const values = rows.map(({ id, answers, right_answers: rightAnswers, chosen, ...stored }) => {
    const counts = { answers, rightAnswers, chosen: chosen ?? {} }
    const strength = discriminationStrength(counts, countedOptionsOf(stored, counts.chosen))
    const isWeak = answers >= ENOUGH_ANSWERS && strength < WEAK_BELOW
    return { questionId: id, ...counts, strength, isWeak, computedAt: new Date() }
  })
  const set = Object.fromEntries(
    (['answers', 'rightAnswers', 'chosen', 'strength', 'isWeak', 'computedAt'] as const).map(
      (name) => [name, sql.raw(`excluded."${questionQuality[name].name}"`)],
    ),
  )
  await db()
    .insert(questionQuality)
    .values(values)
    .onConflictDoUpdate({ target: questionQuality.questionId, set })
}

const sampleOf = (ids: string[]) => sql`
  with sampled as materialized (
    select q.id, q.body, a.pupil_id, a.answer, a.outcome
    from unnest(${sql.param(ids)}::uuid[]) as wanted (id)
    join questions q on q.id = wanted.id
    left join question_quality known on known.question_id = q.id
    cross join lateral (
      select pupil_id, answer, outcome from answers
      where question_id = q.id and at > coalesce(known.resolved_at, '-infinity')
      order by at desc limit ${SAMPLE_SIZE}
    ) a
  ), options as (
    select id, pupil_id, option, is_typed
    from sampled cross join lateral (
      select answer ->> 'choice' as option, false as is_typed where answer ->> 'kind' = 'single'
      union all select answer ->> 'value', false where answer ->> 'kind' = 'true-false'
      union all select jsonb_array_elements_text(answer -> 'choices'), false
        where answer ->> 'kind' = 'several'
      union all select answer ->> 'tick', false where answer ->> 'kind' = 'line'
      union all select (
          select string_agg(item, ',' order by place)
          from jsonb_array_elements_text(answer -> 'order') with ordinality as items (item, place)
        ), false where answer ->> 'kind' = 'ordering'
      union all select btrim(answer ->> 'text'), true
        where answer ->> 'kind' in ('short', 'number')
      union all select key || ':' || btrim(value),
          case when answer ->> 'kind' = 'gaps' and key ~ '^[0-9]{1,2}$'
            then body -> 'gaps' -> (key::int - 1) ->> 'kind' is distinct from 'single'
            else answer ->> 'kind' = 'gaps' end
        from jsonb_each_text(coalesce(
          answer -> 'pairs', answer -> 'groups', answer -> 'places', answer -> 'gaps'))
        where answer ->> 'kind' in ('matching', 'groups', 'spot', 'gaps')
      union all select ${DONT_KNOW}, false where answer ->> 'kind' = ${DONT_KNOW}
    ) chosen
  ), counted as (
    select id, option, count(*)::int as times,
      row_number() over (partition by id order by count(*) desc, option) as place
    from options
    group by id, option
    having not bool_or(is_typed) or count(distinct pupil_id) >= ${MIN_TYPED_ANSWER_PUPILS}::int
  ), chosen as (
    select id, jsonb_object_agg(option, times) as chosen
    from counted where place <= ${MOST_OPTIONS}::int and option is not null group by 1
  )
  select q.id, q.body, q.numbers,
    -- „Ne znam” is no guess, so it says nothing about the question.
    (count(*) filter (where s.answer ->> 'kind' <> ${DONT_KNOW}))::int as answers,
    (count(*) filter (where s.outcome in ('right', 'spelling')))::int as right_answers,
    (select chosen.chosen from chosen where chosen.id = q.id) as chosen
  from questions q left join sampled s on s.id = q.id
  where q.id = any(${sql.param(ids)}::uuid[])
  group by q.id, q.body, q.numbers`

/** Refreshes the quality every ten minutes until stopped. */
export function startQualityRefresh() {
  const failed = (error: unknown) =>
    log().warn({ err: error }, 'The quality of questions is not computed')
  const options = { protect: true, unref: true, catch: failed }
  const job = new Cron('*/10 * * * *', options, () =>
    runJob('question-quality', () => refreshQuality()),
  )
  return { stop: () => job.stop() }
}
