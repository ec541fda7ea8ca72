import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { MistakesPage } from '@/components/mistakes/mistakes-page'
import { cachedGrades } from '@/lib/content/cached'
import { listMistakes } from '@/lib/mistakes/queries'
import { gradePath } from '@/lib/paths'
import { titleOf } from '@/lib/metadata'
import { pageUser } from '@/lib/accounts/page-user'

/** Personal: made for whoever asks, at every visit. */
export const instant = false

export const metadata: Metadata = { title: titleOf('Moje greške'), robots: { index: false } }

export default async function MistakesRoute() {
  const user = await pageUser('/profil/greske')
  if (user.type !== 'ucenik') redirect('/profil')
  const { _id: id, hasSubscription, gradeID } = user
  const now = new Date()
  const page = await listMistakes(id, { role: 'pupil', id, hasSubscription }, { now })
  const grade = (await cachedGrades()).find(({ _id }) => _id === gradeID)
  const learnPath = grade ? gradePath(grade.slug) : '/profil'
  return (
    <div data-grade={grade?.slug}>
      <MistakesPage handed={page} now={now.toISOString()} learnPath={learnPath} />
    </div>
  )
}
