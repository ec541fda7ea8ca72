import 'server-only'
import { sql } from 'drizzle-orm'
import { DONT_KNOW } from '@/lib/content/questions/kinds/dont-know'
import type { KeyPoint } from '@/lib/content/curriculum/tables'
import type { RunQuery } from '@/lib/platform/db/batch-queries'
import { distressLevelIn } from '@/lib/people/distress/level'
import { textRenderer } from '@/lib/content/media/render-texts'
import { storedMark } from '@/lib/learning/exams/marks'
import { activeDaysSql, instantInPeriodSql, dayInPeriodSql } from './active-days'
import type { DayFacts } from './bars'
import { SELF_JUDGED_SHOWN, REPORT_TESTS_MAX } from './limits'
import type { MarkedTest, SelfJudged, Totals } from './model'
import type { Period } from './period'

/** Days with any activity, earliest first, with their time and answers. */
export async function listDayFacts(pupilId: string, period: Period, send: RunQuery) {
  const { rows } = await send<DayFacts>(sql`
    with time as (
      select day, ms_spent from visit_days where pupil_id = ${pupilId} and ${dayInPeriodSql(period)}
    ),
    answered as (
      select day, count(*) filter (where outcome in ('right', 'spelling')) as "right",
        count(*) filter (where outcome in ('right', 'spelling') and hints > 0) as hinted,
        count(*) filter (where answer ->> 'kind' = ${DONT_KNOW}) as unknown,
        count(*) as answers
      from answers where pupil_id = ${pupilId} and ${instantInPeriodSql(period)}
      group by day
    ),
    days as (${activeDaysSql([pupilId], period)})
    select day::text, coalesce(ms_spent, 0) as ms, coalesce("right", 0) as "right",
      coalesce(answers - "right", 0) as wrong, coalesce(hinted, 0) as hinted,
      coalesce(unknown, 0) as unknown
    from days left join time using (day) left join answered using (day)
    order by day`)
  return rows
}

type Done = Pick<Totals, 'cards' | 'quizzes' | 'tests' | 'checks' | 'openMistakes'>

/** Counts of the other activities in a period, and today's number of open mistakes. */
export async function countDone(pupilId: string, period: Period, send: RunQuery) {
  const { rows } = await send<Done>(sql`
    select
      (select count(*)::int from card_reviews
        where pupil_id = ${pupilId} and ${dayInPeriodSql(period)}) as cards,
      (select count(*)::int from quiz_results
        where pupil_id = ${pupilId} and ${dayInPeriodSql(period)}) as quizzes,
      (select count(*)::int from tests
        where pupil_id = ${pupilId} and ${dayInPeriodSql(period)} and finished_at is not null) as tests,
      (select count(*)::int from check_runs
        join check_answers on check_answers.run_id = check_runs.id
        where pupil_id = ${pupilId} and ${dayInPeriodSql(period)} and points is not null) as checks,
      (select count(*)::int from mistakes
        where pupil_id = ${pupilId} and cleared_at is null) as "openMistakes"`)
  const [done] = rows
  if (!done) throw new Error('A query without a table gives one row')
  return done
}

/**
 * A pupil's finished tests in a period, latest first, at most `TESTS_SHOWN`. Also those of lessons
 * that are hidden, and of units and textbooks that are deleted, whose names and subjects are not
 * known any more: the number of tests counts them too.
 */
export async function listMarkedTests(pupilId: string, period: Period, send: RunQuery) {
  type Row = Omit<MarkedTest, 'mark' | 'correctedAt'> & { mark: number; corrected: string | null }
  const { rows } = await send<Row>(sql`
    select tests.id as _id, tests.day::text, coalesce(subjects.name, '') as subject,
      case
        when tests.part is not null
          then concat_ws(': ', tests.part || '. probni ispit', literature.name)
        when tests.lesson_id is null then concat_ws(': ', 'Mješoviti test', units.name)
        else all_lessons.title
      end as lesson,
      tests."right", tests.total, tests.mark, tests.corrected_at as corrected
    from (
      select * from tests
      where pupil_id = ${pupilId} and ${dayInPeriodSql(period)} and finished_at is not null
      order by finished_at desc, id desc limit ${REPORT_TESTS_MAX}
    ) tests
    left join all_lessons on all_lessons.id = tests.lesson_id
    left join units on units.id = coalesce(all_lessons.unit_id, tests.unit_id)
    left join literature on literature.id = coalesce(units.literature_id, tests.literature_id)
    left join subjects on subjects.id = literature.subject_id
    order by tests.finished_at desc, tests.id desc`)
  return rows.map(({ corrected, ...row }): MarkedTest => ({
    ...row,
    mark: storedMark(row.mark),
    ...(corrected && { correctedAt: new Date(corrected).toISOString() }),
  }))
}

type JudgedRow = {
  id: string
  lesson: string
  prompt: string
  text: string
  found: number[]
  ticked: number[]
  keyPoints: KeyPoint[]
}

/** Rows read per shown row, because some may be skipped as private to the child. */
const READ_FOR_ONE = 4

/**
 * The latest written answers of a period whose ticks differ from the found words. Left out are
 * answers whose question has other key points now, and answers with possible distress (decision
 * 065).
 */
export async function listSelfJudged(pupilId: string, period: Period, send: RunQuery) {
  const { rows } = await send<JudgedRow>(sql`
    select check_answers.id, lessons.title as lesson, prompt, text, found, points as ticked,
      key_points as "keyPoints"
    from check_runs
    join check_answers on check_answers.run_id = check_runs.id
    join check_questions on check_questions.id = check_answers.check_question_id
    join lessons on lessons.id = check_runs.lesson_id
    where pupil_id = ${pupilId} and ${dayInPeriodSql(period)} and text <> '' and points <> found
      and total_points = jsonb_array_length(key_points)
    order by at desc, check_answers.id limit ${SELF_JUDGED_SHOWN * READ_FOR_ONE}`)
  const shown = rows.filter(({ text }) => !distressLevelIn(text)).slice(0, SELF_JUDGED_SHOWN)
  const render = await textRenderer(shown)
  return shown.map(({ id, prompt, found, ticked, keyPoints, lesson, text }): SelfJudged => {
    const points = keyPoints.map(({ point }, index) => ({
      html: render(point),
      isFound: found.includes(index),
      isTicked: ticked.includes(index),
    }))
    return {
      _id: id,
      lesson,
      question: render(prompt),
      text,
      points: points.filter(({ isFound, isTicked }) => isFound !== isTicked),
    }
  })
}
