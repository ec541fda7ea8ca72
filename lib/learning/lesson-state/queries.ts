import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { batchQueries, type RunQuery } from '@/lib/platform/db/batch-queries'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { nextMidnight } from '@/lib/learning/rewards/visit-day'
import { isResumableRunSql } from '@/lib/learning/check/queries'
import { CHECKS_A_DAY } from '@/lib/learning/check/limits'
import { CARDS_A_DAY } from '@/lib/learning/cards/limits'
import { findMasteryByLesson } from '@/lib/learning/mastery/queries'
import { isAccessibleCardSql, isAccessibleQuestionSql } from '@/lib/learning/answers/open-content'
import { hasFullAccess, type PupilPlayer } from '@/lib/learning/answers/policy'
import { storedMark } from '@/lib/learning/exams/marks'
import { finishOverdueOrFindOpen, readAfterFinishingOverdue } from '@/lib/learning/exams/finish'
import { isOver } from '@/lib/learning/exams/timer'
import type { Mastery } from '@/lib/learning/mastery/model'
import type { LessonState } from './model'
import type { DoneCount } from './next-step'

type OpenTest = DoneCount & {
  /** In ISO format. */
  startedAt: string
  minutes: number | null
  /** Whether any of its questions still exists in the edition that is asked. */
  isAnyLeft: boolean
}

type Row = {
  /** Of the lesson. */
  id: string
  is_script_read: boolean
  quiz: { right: number; total: number } | null
  met: number
  due: number
  /** Different cards reviewed today, in all lessons. */
  cards_today: number
  open_test: OpenTest | null
  mark: number | null
  check_questions: number
  open_check: number | null
  checks_today: number
  last_check: DoneCount | null
  mistakes: number
}

/**
 * A pupil's progress in a lesson, read in one statement because the page asks at every visit. If a
 * test turns out to be overdue, it is submitted and the progress is read again.
 * @throws HttpError 404 for an unknown lesson
 */
export async function findLessonState(
  lessonId: string,
  player: PupilPlayer,
  now = new Date(),
): Promise<LessonState> {
  const [found] = await readAfterFinishingOverdue(
    { pupilId: player.id, lessonId, now },
    () => readStates([lessonId], player, now),
    ([read]) => read?.state.test.open != null,
  )
  if (!found) throw new Error('A state was asked for and none was read')
  return found.state
}

/**
 * A pupil's progress in several existing lessons, by lesson id.
 * @param lessonIds also an array that the database makes
 */
export async function findLessonStates(
  lessonIds: string[] | SQL,
  player: PupilPlayer,
  now: Date,
  run: RunQuery,
): Promise<Record<string, LessonState>> {
  const found = await readStatesWith(run, lessonIds, player, now)
  const overdue = found.flatMap(({ id, isTestOverdue }) => (isTestOverdue ? [id] : []))
  if (overdue.length) {
    await Promise.all(
      overdue.map((id) => finishOverdueOrFindOpen(player.id, { lessonId: id }, now)),
    )
    found.push(...(await readStates(overdue, player, now)))
  }
  return Object.fromEntries(found.map(({ id, state }) => [id, state]))
}

type Found = { id: string; state: LessonState; isTestOverdue: boolean }

const readStates = (lessonIds: string[], player: PupilPlayer, now: Date): Promise<Found[]> =>
  batchQueries((run) => readStatesWith(run, lessonIds, player, now))

async function readStatesWith(
  run: RunQuery,
  lessonIds: string[] | SQL,
  player: PupilPlayer,
  now: Date,
): Promise<Found[]> {
  const [mastery, rows] = await Promise.all([
    findMasteryByLesson(player.id, lessonIds, run),
    listRows(lessonIds, player, now, run),
  ])
  return rows.map((row) => ({
    id: row.id,
    state: toState(row, mastery[row.id] ?? null, player),
    isTestOverdue: row.open_test !== null && isOverdue(row.open_test, now),
  }))
}

const isOverdue = ({ startedAt, minutes, isAnyLeft }: OpenTest, now: Date) =>
  !isAnyLeft || isOver({ startedAt: new Date(startedAt), minutes }, now)

function toState(row: Row, mastery: Mastery | null, player: PupilPlayer): LessonState {
  const { open_test: open, open_check: answered, check_questions: of } = row
  return {
    isScriptRead: row.is_script_read,
    quiz: row.quiz,
    // At most as many as today's review has left, so that both are finished together.
    cards: { met: row.met, due: Math.min(row.due, Math.max(0, CARDS_A_DAY - row.cards_today)) },
    test: {
      open: open && { done: open.done, of: open.of },
      mark: row.mark === null ? null : storedMark(row.mark),
    },
    check: {
      isOffered: hasFullAccess(player) && of > 0,
      open: answered === null ? null : { done: answered, of },
      last: row.last_check,
      leftToday: Math.max(0, CHECKS_A_DAY - row.checks_today),
    },
    mistakes: row.mistakes,
    mastery,
  }
}

/** One row for each lesson, in the order of the ids. */
async function listRows(
  lessonIds: string[] | SQL,
  player: PupilPlayer,
  now: Date,
  send: RunQuery,
): Promise<Row[]> {
  const mine = (table: string) =>
    sql`${sql.raw(table)}.pupil_id = ${player.id} and ${sql.raw(table)}.lesson_id = asked.id`
  const placed = (alias: string) => ({
    position: sql.raw(`${alias}.position`),
    lessonId: sql.raw(`${alias}.lesson_id`),
  })
  const { rows } = await send<Row>(sql`
    select asked.id,
      exists (
        select 1 from lesson_visits v where ${mine('v')} and v.script_read_at is not null
      ) as is_script_read,
      (
        select jsonb_build_object('right', q."right", 'total', q.total)
        from quiz_results q where ${mine('q')} order by q.at desc, q.id desc limit 1
      ) as quiz,
      turned.met, turned.due,
      (
        select count(distinct coalesce(r.card_id, r.spelling_card_id))::int from card_reviews r
        where r.pupil_id = ${player.id} and r.day = ${zagrebDay(now)}
      ) as cards_today,
      (
        select jsonb_build_object(
          'done', (select count(*) from jsonb_object_keys(t.answers)),
          'of', cardinality(t.question_ids),
          'startedAt', t.started_at,
          'minutes', t.minutes,
          'isAnyLeft', exists (
            -- Tests from before editions have none; they asked the first.
            select from unnest(t.question_ids, t.editions) as of_test (id, edition)
            where exists (select from all_questions q
                where q.id = of_test.id and q.edition = coalesce(of_test.edition, 1))
              or exists (select from question_editions e
                where e.question_id = of_test.id and e.number = coalesce(of_test.edition, 1))
          )
        )
        from tests t where ${mine('t')} and t.finished_at is null
      ) as open_test,
      (
        select t.mark from tests t where ${mine('t')} and t.finished_at is not null
        order by t.finished_at desc, t.id desc limit 1
      ) as mark,
      (
        select count(*)::int from check_questions c where c.lesson_id = asked.id
      ) as check_questions,
      (
        select (
          select count(*)::int from check_answers a
          where a.run_id = r.id and a.points is not null
        )
        from check_runs r
        where ${mine('r')} and ${isResumableRunSql(now, sql.raw('r'))}
        order by r.day desc limit 1
      ) as open_check,
      (
        select count(*)::int from check_runs r where ${mine('r')} and r.day = ${zagrebDay(now)}
      ) as checks_today,
      (
        select jsonb_build_object(
          'done', count(a.id) filter (where cardinality(a.points) >= a.total_points),
          'of', count(a.id)
        )
        from check_answers a
        where a.run_id = (
          select r.id from check_runs r where ${mine('r')} and r.finished_at is not null
          order by r.finished_at desc, r.id desc limit 1
        )
        having count(a.id) > 0
      ) as last_check,
      (
        select count(*)::int from mistakes m
        left join questions mq on mq.id = m.question_id
        left join cards mc on mc.id = m.card_id
        where ${mine('m')} and m.cleared_at is null
          and (m.right_day is null or m.right_day < ${zagrebDay(now)})
          and (${isAccessibleQuestionSql(player, placed('mq'))} or ${isAccessibleCardSql(player, placed('mc'))})
      ) as mistakes
    from unnest(${Array.isArray(lessonIds) ? sql.param(lessonIds) : lessonIds}::uuid[]) with ordinality as asked (id, place)
    cross join lateral (
      select count(*)::int as met,
        (count(*) filter (where s.due < ${nextMidnight(now).toISOString()}::timestamptz))::int as due
      from card_schedules s join cards c on c.id = s.card_id
      where s.pupil_id = ${player.id} and c.lesson_id = asked.id
        and ${isAccessibleCardSql(player, placed('c'))}
    ) turned
    order by asked.place`)
  return rows
}
