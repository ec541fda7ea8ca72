import 'server-only'
import { listNextLessons } from '@/lib/learning/daily-practice/next-lessons'
import { findDailyState } from '@/lib/learning/daily-practice/state'
import { listFoundStarts } from '@/lib/learning/placement/queries'
import { listRecentLessons } from '@/lib/learning/lesson-state/visits'
import { hasSubscription } from '@/lib/people/billing/access-rights'
import { findRefreshedRights } from '@/lib/people/billing/queries'
import { findGrade } from '@/lib/content/curriculum/queries'
import { batchQueries } from '@/lib/platform/db/batch-queries'
import { onReplica } from '@/lib/platform/db/replica'
import { addDays } from '@/lib/platform/hr/dates'
import { gradePath } from '@/lib/platform/paths'
import type { Child } from '@/lib/people/users/model'
import { findChild } from '@/lib/people/users/queries'
import { barsOf, type DayFacts } from './bars'
import { listKnownCandidates, listMistakeCandidates } from './candidate-queries'
import { lengthInDays, periodOf, type Period } from './period'
import { countDone, listDayFacts, listSelfJudged, listMarkedTests } from './fact-queries'
import { chooseQuestionsToAskAloud } from './choose-questions-to-ask-aloud'
import type { PeriodKey, Report } from './model'
import { recommendationOf } from './recommendation'
import { listTopicFacts, topicsOf } from './topics'

type Wanted = { parentId: string; childId: string; key: PeriodKey }

/**
 * The report of this parent's child; `none` for other children, `closed` without a subscription.
 */
export async function findReport({ parentId, childId, key }: Wanted, now = new Date()) {
  const [child, rights] = await Promise.all([
    findChild({ parentId, childId }),
    findRefreshedRights(parentId, now),
  ])
  if (!child) return 'none'
  if (!rights || !hasSubscription(rights, now)) return 'closed'
  return onReplica(() => makeReport(child, key, now))
}

/** Makes the report, without access checks. */
export async function makeReport(child: Child, key: PeriodKey, now: Date): Promise<Report> {
  const { _id: id, firstName, gradeID } = child
  const period = periodOf(key, now)
  // Only subscribers have reports.
  const player = { role: 'pupil', id, hasSubscription: true } as const
  const [
    [days, done, facts, mistakes, known, selfJudged, tests, starts, recent, daily],
    grade,
    next,
  ] = await Promise.all([
    batchQueries((send) =>
      Promise.all([
        listDayFacts(id, period, send),
        countDone(id, period, send),
        listTopicFacts(id, period, send),
        listMistakeCandidates(id, send),
        listKnownCandidates(id, send),
        listSelfJudged(id, period, send),
        listMarkedTests(id, period, send),
        listFoundStarts(id, period, send),
        listRecentLessons(id, 2, send),
        findDailyState(id, now, send),
      ]),
    ),
    findGrade({ id: gradeID }),
    listNextLessons(player, now),
  ])
  const from = firstDay(period, days)
  const totals = { ...totalsOf(days), days: lengthInDays(from, period.to), ...done }
  const { unit, bars } = barsOf(days, { from, to: period.to })
  return {
    child: { _id: id, firstName },
    period: key,
    from,
    to: period.to,
    totals,
    topics: topicsOf(facts),
    tests,
    starts,
    recommendation: recommendationOf(
      { next, isTomorrow: daily === 'done', last: recent[0] },
      {
        firstName,
        grade: { name: grade?.name ?? 'Razredi', path: grade ? gradePath(grade.slug) : '/' },
      },
    ),
    questions: chooseQuestionsToAskAloud({
      day: period.to,
      mistakes,
      known,
      lessons: recent.map(({ title }) => title),
    }),
    selfJudged,
    barUnit: unit,
    bars,
  }
}

/**
 * The first day of a report of everything: the first activity, but at least a week ago for the
 * charts.
 */
function firstDay({ from, to }: Period, [first]: DayFacts[]): string {
  if (from !== null) return from
  const weekAgo = addDays(to, -6)
  return first && first.day < weekAgo ? first.day : weekAgo
}

function totalsOf(days: DayFacts[]) {
  const sum = (of: (day: DayFacts) => number) => days.reduce((total, day) => total + of(day), 0)
  const right = sum((day) => day.right)
  return {
    ms: sum(({ ms }) => ms),
    activeDays: days.length,
    answers: right + sum(({ wrong }) => wrong),
    right,
    hinted: sum(({ hinted }) => hinted),
    unknown: sum(({ unknown }) => unknown),
  }
}
