import 'server-only'
import { sql } from 'drizzle-orm'
import { run, type Run } from '@/lib/db/together'
import { activeDays, answeredIn, inPeriod } from './active-days'
import type { DayFacts } from './bars'
import type { Totals } from './model'
import type { Period } from './period'

const isKnown = sql`outcome in ('right', 'spelling')`

type DayRow = { day: string; ms: string; right: string; wrong: string }

/** The days with anything done, the earliest first, with their time and answers. */
export async function listDayFacts(
  pupilId: string,
  period: Period,
  send: Run = run,
): Promise<DayFacts[]> {
  const { rows } = await send<DayRow>(sql`
    with time as (
      select day, ms_spent from visit_days where pupil_id = ${pupilId} and ${inPeriod(period)}
    ),
    answered as (
      select day, count(*) filter (where ${isKnown}) as "right", count(*) as answers
      from answers where pupil_id = ${pupilId} and ${answeredIn(period)}
      group by day
    ),
    days as (${activeDays([pupilId], period)})
    select day::text, coalesce(ms_spent, 0) as ms, coalesce("right", 0) as "right",
      coalesce(answers - "right", 0) as wrong
    from days left join time using (day) left join answered using (day)
    order by day`)
  return rows.map(({ day, ms, right, wrong }) => ({
    day,
    ms: Number(ms),
    right: Number(right),
    wrong: Number(wrong),
  }))
}

type Done = Pick<Totals, 'cards' | 'quizzes' | 'tests' | 'checks' | 'openMistakes'>

/** What else was done in a period, and how many mistakes are open today. */
export async function countDone(pupilId: string, period: Period, send: Run = run): Promise<Done> {
  const { rows } = await send<Record<keyof Done, string>>(sql`
    select
      (select count(*) from card_reviews
        where pupil_id = ${pupilId} and ${inPeriod(period)}) as cards,
      (select count(*) from quiz_results
        where pupil_id = ${pupilId} and ${inPeriod(period)}) as quizzes,
      (select count(*) from tests
        where pupil_id = ${pupilId} and ${inPeriod(period)} and finished_at is not null) as tests,
      (select count(*) from check_runs join check_answers on check_answers.run_id = check_runs.id
        where pupil_id = ${pupilId} and ${inPeriod(period)} and points is not null) as checks,
      (select count(*) from mistakes
        where pupil_id = ${pupilId} and cleared_at is null) as "openMistakes"`)
  const [row] = rows
  return {
    cards: Number(row?.cards),
    quizzes: Number(row?.quizzes),
    tests: Number(row?.tests),
    checks: Number(row?.checks),
    openMistakes: Number(row?.openMistakes),
  }
}
