import 'server-only'
import { sql } from 'drizzle-orm'
import { answers } from '@/lib/learning/answers/tables'
import type { Transaction } from '@/lib/platform/db/client'
import { forgetCounted } from '@/lib/learning/estimates/knowledge'
import { MARK_FROM_PERCENT } from '@/lib/learning/exams/limits'
import { zagrebDay } from '@/lib/platform/hr/dates'
import type { ChangedAnswer } from './changed-answers'

/**
 * Saves the new outcomes, including answers that only the new key can read, and updates tests and
 * rounds.
 */
export async function applyOutcomes(tx: Transaction, changed: ChangedAnswer[]): Promise<void> {
  const read = changed.flatMap(({ unkept, gain: _, ...answer }) =>
    unkept ? [{ ...answer, ...unkept, day: zagrebDay(unkept.at) }] : [],
  )
  if (read.length) await tx.insert(answers).values(read).onConflictDoNothing()
  await tx.execute(sql`
    update answers set outcome = given.outcome
    from unnest(${uuids(changed.map(({ pupilId }) => pupilId))},
      ${uuids(changed.map(({ id }) => id))},
      ${sql.param(changed.map(({ outcome }) => outcome))}::text[]) as given (pupil_id, id, outcome)
    where answers.pupil_id = given.pupil_id and answers.id = given.id`)
  await forgetCounted([...new Set(changed.map(({ pupilId }) => pupilId))], new Date(0), tx)
  const counted = changed.filter(({ gain, roundId }) => gain !== 0 && roundId !== null)
  const ofTests = counted.filter(({ source }) => source === 'test')
  const ofRounds = counted.filter(({ source }) => source === 'kwiz')
  if (ofTests.length) await correctTests(tx, ofTests)
  if (ofRounds.length) await correctRounds(tx, ofRounds)
}

const uuids = (ids: (string | null)[]) => sql`${sql.param(ids)}::uuid[]`

/** The marks of exams/marks.ts, as SQL. */
const MARK = sql.join(
  Object.entries(MARK_FROM_PERCENT)
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .map(
      ([mark, percent]) =>
        sql`when 100 * given.right >= ${percent}::int * tests.total then ${mark}::int`,
    ),
  sql` `,
)

const correctTests = (tx: Transaction, changed: ChangedAnswer[]) =>
  tx.execute(sql`
    update tests set "right" = given.right, mark = case ${MARK} else 1 end, corrected_at = now()
    from (
      select t.id, t."right" + sum(gain)::int as right
      from unnest(${uuids(changed.map(({ roundId }) => roundId))},
        ${sql.param(changed.map(({ gain }) => gain))}::int[]) as gained (id, gain)
      join tests t on t.id = gained.id and t.finished_at is not null
      group by t.id
    ) given
    where tests.id = given.id`)

/**
 * A round counts the first answer to each question (quiz/keep-round.ts) up to the time it was
 * counted. The rest of its count stays, including questions deleted since.
 */
const correctRounds = (tx: Transaction, changed: ChangedAnswer[]) =>
  tx.execute(sql`
    update quiz_results r set "right" = least(r.total, greatest(0, r."right" + given.gain))
    from (
      select a.pupil_id, a.round_id, a.lesson_id, sum(gained.gain)::int as gain
      from unnest(${uuids(changed.map(({ pupilId }) => pupilId))},
        ${uuids(changed.map(({ id }) => id))},
        ${sql.param(changed.map(({ gain }) => gain))}::int[]) as gained (pupil_id, id, gain)
      join answers a on a.pupil_id = gained.pupil_id and a.id = gained.id
      join quiz_results counted on counted.pupil_id = a.pupil_id and counted.id = a.round_id
        and counted.lesson_id = a.lesson_id and a.at <= counted.at
      where not exists (
        select from answers earlier
        where earlier.pupil_id = a.pupil_id and earlier.round_id = a.round_id
          and earlier.question_id = a.question_id and earlier.lesson_id = a.lesson_id
          and earlier.source = 'kwiz' and (earlier.at, earlier.id) < (a.at, a.id)
      )
      group by a.pupil_id, a.round_id, a.lesson_id
    ) given
    where r.pupil_id = given.pupil_id and r.id = given.round_id and r.lesson_id = given.lesson_id`)

/**
 * Updates these pupils' mistakes to the new outcomes of their answers: a mistake is cleared if none
 * of its answers is wrong, and a wrong last answer opens one.
 */
export async function settleMistakes(
  tx: Transaction,
  questionId: string,
  pupilIds: string[],
): Promise<void> {
  for (let start = 0; start < pupilIds.length; start += PUPILS_AT_ONCE)
    await settle(tx, questionId, pupilIds.slice(start, start + PUPILS_AT_ONCE))
}

const PUPILS_AT_ONCE = 5_000

const settle = (tx: Transaction, questionId: string, pupilIds: string[]) =>
  tx.execute(sql`
    with given as materialized (
      select pupil_id, lesson_id, answer, edition, at, id, outcome in ('partly', 'wrong') as is_wrong
      from answers where question_id = ${questionId} and pupil_id = any(${uuids(pupilIds)})
    ), latest as (
      select distinct on (pupil_id) * from given order by pupil_id, at desc, id desc
    ), last_wrong as (
      select distinct on (pupil_id) * from given where is_wrong order by pupil_id, at desc, id desc
    ), settled as (
      update mistakes m set
        answer = coalesce(w.answer, m.answer), edition = coalesce(w.edition, m.edition),
        cleared_at = case when w.pupil_id is null then coalesce(m.cleared_at, now()) else m.cleared_at end
      from latest l left join last_wrong w on w.pupil_id = l.pupil_id
      where m.question_id = ${questionId} and m.pupil_id = l.pupil_id and not l.is_wrong
    )
    insert into mistakes (id, pupil_id, lesson_id, question_id, answer, edition, since)
    select gen_random_uuid(), pupil_id, lesson_id, ${questionId}::uuid, answer, edition, at
    from latest where is_wrong
    on conflict (pupil_id, question_id) do update set
      answer = excluded.answer, edition = excluded.edition, since = excluded.since,
      right_day = null, cleared_at = null`)
