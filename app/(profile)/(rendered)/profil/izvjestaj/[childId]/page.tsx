import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { ReportClosed } from '@/components/reports/report-closed'
import { ReportScreen } from '@/components/reports/report-screen'
import { isId } from '@/lib/is-id'
import { periodKeySchema } from '@/lib/reports/model'
import { reportPath } from '@/lib/reports/paths'
import { findReport } from '@/lib/reports/report'
import { titleOf } from '@/lib/metadata'
import { pageUser } from '@/lib/accounts/page-user'

/** Personal: made for whoever asks, at every visit. */
export const instant = false

export const metadata: Metadata = { title: titleOf('Izvještaj'), robots: { index: false } }

type ReportPageProps = {
  params: Promise<{ childId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** A child's report for its parent; a pupil is led to the own profile. */
export default async function ReportPage({ params, searchParams }: ReportPageProps) {
  const [{ childId }, { razdoblje }] = await Promise.all([params, searchParams])
  const user = await pageUser(isId(childId) ? reportPath(childId) : '/profil')
  if (user.type === 'ucenik') redirect('/profil')
  const child = user.children.find(({ _id }) => _id === childId)
  if (!child) notFound()
  const key = periodKeySchema.catch('7').parse(razdoblje)
  const report = await findReport({ parentId: user._id, childId, key })
  if (report === 'none') notFound()
  if (report === 'closed') return <ReportClosed firstName={child.firstName} />
  return <ReportScreen handed={report} />
}
