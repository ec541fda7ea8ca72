import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Notebook } from '@/components/notebook/notebook'
import { NOTE_COLORS } from '@/lib/notebook/model'
import { listNotes } from '@/lib/notebook/queries'
import { titleOf } from '@/lib/metadata'
import { pageUser } from '@/lib/accounts/page-user'

/** Personal: made for whoever asks, at every visit. */
export const instant = false

export const metadata: Metadata = { title: titleOf('Moja bilježnica'), robots: { index: false } }

export default async function NotebookPage() {
  const user = await pageUser('/profil/biljeznica')
  // A parent has no notebook, and reads nobody's.
  if (user.type !== 'ucenik') redirect('/profil')
  const color = NOTE_COLORS.find((one) => one === user.notebookColor) ?? NOTE_COLORS[0]
  const initial = await listNotes(user._id, { query: '', page: 1 })
  return <Notebook pupilId={user._id} color={color} initial={initial} />
}
