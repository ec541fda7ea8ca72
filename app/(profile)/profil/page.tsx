import { ShopLinks } from '@/components/billing/shop-links'
import { ProfileScreen } from '@/components/profile/profile-screen'
import { YOUNG_ARTS } from '@/components/profile/young-arts'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Profil')

/** The same for everyone, so it is stored; the browser asks for what is its owner's own. */
export default function ProfilePage() {
  return (
    <>
      <ProfileScreen arts={YOUNG_ARTS} />
      <ShopLinks />
    </>
  )
}
