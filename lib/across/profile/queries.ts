import 'server-only'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import { batchQueries } from '@/lib/platform/db/batch-queries'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { countWaitingOrdersOf } from '@/lib/people/billing/orders/queries'
import { countTodayCards } from '@/lib/learning/cards/today'
import { findFamilyGoal } from '@/lib/learning/family-goal/goal'
import { findDailyState } from '@/lib/learning/daily-practice/state'
import { toOpenedLessons } from '@/lib/learning/lesson-state/opened-lessons'
import { listPlacementOffers } from '@/lib/learning/placement/queries'
import { findOpenMixedTest } from '@/lib/learning/exams/open-mixed-test'
import { findNextPlanRow, toPlan } from '@/lib/learning/plan/queries'
import { mayReadReports } from '@/lib/learning/reports/policy'
import { findWeekActivity } from '@/lib/learning/reports/active-days'
import { lastLessonByPupil, listRecentIds } from '@/lib/learning/lesson-state/visits'
import { toBookmarkedLesson } from '@/lib/learning/notebook/bookmarks'
import { countUnseenAnswersOfPupil } from '@/lib/asking/professor/queries'
import type { Parent, Pupil, User } from '@/lib/across/accounts/model'
import type { ParentOverview, ProfileOverview, PupilOverview } from './model'

/** Lessons to continue with: the last one and the two before it. */
const RECENT_LESSONS = 3

/** The overview on a user's own profile. */
export const findProfileOverview = (user: User, now = new Date()): Promise<ProfileOverview> =>
  user.type === 'ucenik' ? findPupilProfile(user, now) : findParentProfile(user, now)

async function findPupilProfile(user: Pupil, now: Date): Promise<PupilOverview> {
  const { _id: id, hasSubscription } = user
  const player = { role: 'pupil', id, hasSubscription } as const
  const [openMixedTest, daily, placements, review, familyGoal, unseenAnswers, recentIds, plan] =
    await batchQueries((run) =>
      Promise.all([
        findOpenMixedTest(id, now, run),
        findDailyState(id, now, run),
        listPlacementOffers(id, run),
        countTodayCards(player, now, run),
        user.hasRewards ? findFamilyGoal(user.parent._id, now, run) : null,
        countUnseenAnswersOfPupil(id, run),
        listRecentIds(id, RECENT_LESSONS, run),
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
    recent: await toOpenedLessons(pick(recentIds), player, now),
    review,
    nextPlan: plan && toPlan(plan, lessons, zagrebDay(now)),
    familyGoal,
    marked: pick(markedIds).map(toBookmarkedLesson),
  }
  return { type: 'ucenik', user, ...learned, unseenAnswers }
}

async function findParentProfile(user: Parent, now: Date): Promise<ParentOverview> {
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
