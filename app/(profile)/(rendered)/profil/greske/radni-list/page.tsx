import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { WorksheetPage } from '@/components/learning/mistakes/worksheet-page'
import { titleOf } from '@/lib/site/metadata'
import { pageUser } from '@/lib/users/page-user'

/** Personal: made for whoever asks, at every visit. */
export const instant = false

export const metadata: Metadata = { title: titleOf('Radni list'), robots: { index: false } }

/** The page itself holds no answers: they come from a call of their own. */
export default async function WorksheetRoute() {
  const user = await pageUser('/profil/greske/radni-list')
  if (user.type !== 'ucenik') redirect('/profil')
  return <WorksheetPage firstName={user.firstName} />
}
