import type { Metadata } from 'next'
import { ParentProfile } from '@/components/profile/parent-profile'
import { PupilProfile } from '@/components/profile/pupil-profile'
import { cachedGrades } from '@/lib/content/cached'
import { findToday } from '@/lib/learning/cards/today'
import { findNextPlan } from '@/lib/learning/plan/queries'
import { hasOpenReports, listWeeks } from '@/lib/learning/report/weeks'
import { goOnOf } from '@/lib/learning/lesson-state/find-next-step'
import { listLastLessons, listRecentLessons } from '@/lib/learning/visits'
import { listMarkedLessons } from '@/lib/notebook/bookmarks'
import { titleOf } from '@/lib/site/metadata'
import { pageUser } from '@/lib/users/page-user'

/** Personal: made for whoever asks, at every visit. */
export const instant = false

export const metadata: Metadata = { title: titleOf('Profil'), robots: { index: false } }

/** Lessons to go on with, the last one and two before it. */
const RECENT_LESSONS = 3

export default async function ProfilePage() {
  const user = await pageUser('/profil')
  const grades = await cachedGrades()
  if (user.type === 'ucenik') {
    const grade = grades.find(({ _id }) => _id === user.gradeID) ?? null
    const { _id: id, hasSubscription } = user
    const [recent, { cards, hasDeck }, nextPlan, marked] = await Promise.all([
      listRecentLessons(id, RECENT_LESSONS),
      findToday({ role: 'pupil', id, hasSubscription }),
      findNextPlan(id),
      listMarkedLessons(id),
    ])
    const goOn = await goOnOf(recent, { role: 'pupil', id, hasSubscription })
    const review = { count: cards.length, hasDeck }
    return <PupilProfile handed={user} {...{ grade, goOn, recent, review, nextPlan, marked }} />
  }
  const ids = user.children.map(({ _id }) => _id)
  const now = new Date()
  // What of the report can be seen at a glance is a part of the subscription, as the report is.
  const [lastLessons, weeks] = await Promise.all([
    listLastLessons(ids),
    hasOpenReports(user, now) ? listWeeks(ids, now) : {},
  ])
  return <ParentProfile handed={user} now={now.toISOString()} {...{ grades, lastLessons, weeks }} />
}
