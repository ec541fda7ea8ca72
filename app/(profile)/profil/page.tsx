import type { Metadata } from 'next'
import { ProfileScreen } from '@/components/profile/profile-screen'
import { YOUNG_ARTS } from '@/components/profile/young-arts'
import { titleOf } from '@/lib/metadata'

export const metadata: Metadata = { title: titleOf('Profil'), robots: { index: false } }

/** The same for everyone, so it is stored; the browser asks for what is its owner's own. */
export default function ProfilePage() {
  return <ProfileScreen arts={YOUNG_ARTS} />
}
