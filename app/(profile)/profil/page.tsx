import { ShopLinks } from '@/components/billing/shop-links'
import { gradeShelves } from '@/components/profile/grade-shelves'
import { ProfileScreen } from '@/components/profile/profile-screen'
import { STILL_PARTS } from '@/components/profile/still-parts'
import { cachedDynamicContent, cachedHighlights } from '@/lib/site/cached'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Profil')

/** The same for everyone, so it is stored; the browser asks for what is its owner's own. */
export default async function ProfilePage() {
  const [site, highlights] = await Promise.all([cachedDynamicContent(), cachedHighlights()])
  return (
    <>
      <ProfileScreen {...STILL_PARTS} shelves={gradeShelves(site?.fresh ?? [], highlights)} />
      <ShopLinks />
    </>
  )
}
