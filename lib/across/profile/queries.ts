import 'server-only'
import { countWaiting } from '@/lib/people/billing/orders/queries'
import { countTodayCards } from '@/lib/learning/cards/today'
import { findDailyState } from '@/lib/learning/daily-practice/state'
import { listOpened } from '@/lib/learning/lesson-state/opened-lessons'
import { findNextPlan } from '@/lib/learning/plan/queries'
import { mayReadReports } from '@/lib/learning/reports/policy'
import { findLastSevenDays } from '@/lib/learning/reports/active-days'
import { lastLessonByPupil, listRecentLessons } from '@/lib/learning/lesson-state/visits'
import { listBookmarkedLessons } from '@/lib/learning/notebook/bookmarks'
import { countUnseenAnswersOfPupil } from '@/lib/asking/professor/queries'
import type { Parent, Pupil, User } from '@/lib/across/accounts/model'
import type { ParentOverview, ProfileOverview, PupilOverview } from './model'

/** Lessons to continue with: the last one and the two before it. */
const RECENT_LESSONS = 3

/** The overview on a user's own profile. */
export const findProfile = (user: User, now = new Date()): Promise<ProfileOverview> =>
  user.type === 'ucenik' ? findPupilProfile(user, now) : findParentProfile(user, now)

async function findPupilProfile(user: Pupil, now: Date): Promise<PupilOverview> {
  const { _id: id, hasSubscription } = user
  const player = { role: 'pupil', id, hasSubscription } as const
  const findRecent = async () => {
    const recent = await listRecentLessons(id, RECENT_LESSONS)
    return listOpened(
      recent.map(({ lessonId }) => lessonId),
      player,
      now,
    )
  }
  const [daily, recent, review, nextPlan, marked, unseenAnswers] = await Promise.all([
    findDailyState(id, now),
    findRecent(),
    countTodayCards(player, now),
    findNextPlan(id, now),
    listBookmarkedLessons(user.lessonBookmarks),
    countUnseenAnswersOfPupil(id),
  ])
  return { type: 'ucenik', user, daily, recent, review, nextPlan, marked, unseenAnswers }
}

async function findParentProfile(user: Parent, now: Date): Promise<ParentOverview> {
  const ids = user.children.map(({ _id }) => _id)
  // The summary of the report requires a subscription, as the report does.
  const [lastLessons, weeks, waitingOrders] = await Promise.all([
    lastLessonByPupil(ids),
    mayReadReports(user, now) ? findLastSevenDays(ids, now) : {},
    countWaiting(user._id),
  ])
  return { type: 'roditelj', user, lastLessons, weeks, waitingOrders, now: now.toISOString() }
}
