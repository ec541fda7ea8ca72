import 'server-only'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import { batchQueries } from '@/lib/platform/db/batch-queries'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { countWaitingOrdersOf } from '@/lib/people/billing/orders/queries'
import { countTodayCards } from '@/lib/learning/cards/today'
import { findFamilyGoal } from '@/lib/learning/family-goal/goal'
import { findDailyState } from '@/lib/learning/daily-practice/state'
import { findLessonStates } from '@/lib/learning/lesson-state/queries'
import { toOpenedLessons } from '@/lib/learning/lesson-state/opened-lessons'
import { listPlacementOffers } from '@/lib/learning/placement/queries'
import { findOpenMixedTest } from '@/lib/learning/exams/open-mixed-test'
import { findNextPlanRow, toPlan } from '@/lib/learning/plan/queries'
import { mayReadReports } from '@/lib/learning/reports/policy'
import { findWeekActivity } from '@/lib/learning/reports/active-days'
import { lastLessonByPupil, listRecentIds, recentIdsSql } from '@/lib/learning/lesson-state/visits'
import { toBookmarkedLesson } from '@/lib/learning/notebook/bookmarks'
import { assertPupilPlayer } from '@/lib/learning/answers/player'
import type { Session } from '@/lib/platform/auth/model'
import { countUnseenAnswersOfPupil } from '@/lib/asking/professor/queries'
import { currentParent, currentPupil } from '@/lib/across/accounts/queries'
import type { ParentOverview, ProfileOverview, PupilOverview } from './model'

/** Lessons to continue with: the last one and the two before it. */
const RECENT_LESSONS = 3

/** The overview on the profile of a session's user. */
export const findProfileOverview = (
  session: Session,
  now = new Date(),
): Promise<ProfileOverview> =>
  session.kind === 'ucenik' ? findPupilProfile(session, now) : findParentProfile(session, now)

async function findPupilProfile(session: Session, now: Date): Promise<PupilOverview> {
  const player = assertPupilPlayer(session, now)
  const { id } = player
  const [
    user,
    openMixedTest,
    daily,
    placements,
    review,
    goal,
    unseenAnswers,
    recentIds,
    states,
    plan,
  ] = await batchQueries((run) =>
    Promise.all([
      currentPupil(session, run),
      findOpenMixedTest(id, now, run),
      findDailyState(id, now, run),
      listPlacementOffers(id, run),
      countTodayCards(player, now, run),
      findFamilyGoal(session.parentId, now, run),
      countUnseenAnswersOfPupil(id, run),
      listRecentIds(id, RECENT_LESSONS, run),
      findLessonStates(recentIdsSql(id, RECENT_LESSONS), player, now, run),
      findNextPlanRow(id, now, run),
    ]),
  )
  const markedIds = user.lessonBookmarks.map(({ lessonID }) => lessonID)
  const lessons = await listLessonsById([...recentIds, ...markedIds, ...(plan?.lessonIds ?? [])])
  const byId = new Map(lessons.map((lesson) => [lesson._id, lesson]))
  const pick = (ids: string[]) => ids.flatMap((lessonId) => byId.get(lessonId) ?? [])
  const learned = {
    openMixedTest,
    daily,
    placements,
    recent: toOpenedLessons(pick(recentIds), states),
    review,
    nextPlan: plan && toPlan(plan, lessons, zagrebDay(now)),
    familyGoal: user.hasRewards ? goal : null,
    marked: pick(markedIds).map(toBookmarkedLesson),
  }
  return { type: 'ucenik', user, ...learned, unseenAnswers }
}

async function findParentProfile(session: Session, now: Date): Promise<ParentOverview> {
  const user = await currentParent(session)
  const ids = user.children.map(({ _id }) => _id)
  // The summary of the report requires a subscription, as the report does.
  const [lastLessons, weeks, familyGoal, waitingOrders] = await Promise.all([
    lastLessonByPupil(ids),
    mayReadReports(user, now) ? findWeekActivity(ids, now) : {},
    findFamilyGoal(user._id, now),
    countWaitingOrdersOf(user._id),
  ])
  const learned = { lastLessons, weeks, familyGoal }
  return { type: 'roditelj', user, ...learned, waitingOrders, now: now.toISOString() }
}
