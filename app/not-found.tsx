import { NotFoundScreen } from '@/components/layout/not-found-screen'
import { PublicShell } from '@/components/layout/public-shell'
import { cachedGrades } from '@/lib/content/cached'
import { NOT_FOUND_METADATA } from '@/lib/site/metadata'

export const metadata = NOT_FOUND_METADATA

/** For addresses that no route knows. */
export default async function NotFound() {
  return (
    <PublicShell grades={await cachedGrades()} banner={null}>
      <NotFoundScreen />
    </PublicShell>
  )
}
