import { ShopLinks } from '@/components/people/billing/shop-links'
import { gradeShelves } from '@/components/across/profile/grade-shelves'
import { ProfileScreen } from '@/components/across/profile/profile-screen'
import { STILL_PARTS } from '@/components/across/profile/still-parts'
import { cachedDynamicContent, cachedHighlights } from '@/lib/site/dynamic-content/cached'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Profil')

/** The same for everyone, and therefore cached; the browser fetches personal data. */
export default async function ProfilePage() {
  const [site, highlights] = await Promise.all([cachedDynamicContent(), cachedHighlights()])
  return (
    <>
      <ProfileScreen {...STILL_PARTS} shelves={gradeShelves(site?.fresh ?? [], highlights)} />
      <ShopLinks />
    </>
  )
}
