import { ShopLinks } from '@/components/people/billing/shop-links'
import { lessonShelvesByGrade } from '@/components/across/profile/lesson-shelves-by-grade'
import { ProfileScreen } from '@/components/across/profile/profile-screen'
import { STATIC_PARTS } from '@/components/across/profile/static-parts'
import { cachedDynamicContent, cachedHighlights } from '@/lib/site/dynamic-content/cached'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Profil')

/** The same for everyone, and therefore cached; the browser fetches personal data. */
export default async function ProfilePage() {
  const [site, highlights] = await Promise.all([cachedDynamicContent(), cachedHighlights()])
  return (
    <>
      <ProfileScreen
        {...STATIC_PARTS}
        shelves={lessonShelvesByGrade(site?.fresh ?? [], highlights)}
      />
      <ShopLinks />
    </>
  )
}
