import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { PlanPage } from '@/components/plan/plan-page'
import { cachedGrades } from '@/lib/content/cached'
import { cachedGradeLessons } from '@/lib/content/grade-lessons'
import { zagrebDay } from '@/lib/hr/dates'
import { listPlans } from '@/lib/plan/queries'
import { titleOf } from '@/lib/metadata'
import { pageUser } from '@/lib/accounts/page-user'

/** Personal: made for whoever asks, at every visit. */
export const instant = false

export const metadata: Metadata = { title: titleOf('Imam test'), robots: { index: false } }

export default async function PlansRoute() {
  const user = await pageUser('/profil/imam-test')
  if (user.type !== 'ucenik') redirect('/profil')
  const now = new Date()
  const [plans, subjects, grades] = await Promise.all([
    listPlans(user._id, now),
    cachedGradeLessons(user.gradeID),
    cachedGrades(),
  ])
  const own = {
    gradeId: user.gradeID,
    subjects,
    grades: grades.map(({ _id, name }) => ({ _id, name })),
  }
  return (
    <div data-grade={grades.find(({ _id }) => _id === user.gradeID)?.slug}>
      <PlanPage handed={plans} own={own} today={zagrebDay(now)} />
    </div>
  )
}
