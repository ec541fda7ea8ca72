import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { WorksheetPage } from '@/components/mistakes/worksheet-page'
import { titleOf } from '@/lib/metadata'
import { pageUser } from '@/lib/accounts/page-user'

/** Personal: made for whoever asks, at every visit. */
export const instant = false

export const metadata: Metadata = { title: titleOf('Radni list'), robots: { index: false } }

/** The page itself holds no answers: they come from a call of their own. */
export default async function WorksheetRoute() {
  const user = await pageUser('/profil/greske/radni-list')
  if (user.type !== 'ucenik') redirect('/profil')
  return <WorksheetPage firstName={user.firstName} />
}
