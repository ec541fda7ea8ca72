import { GradeLinks } from '@/components/content/curriculum/grade-links'
import { GoneScreen } from '@/components/layout/not-found-screen'
import { cachedGrades } from '@/lib/content/curriculum/cached'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Stranica je uklonjena')

/** Shown for deleted pages with status 410 (lib/platform/http/known-addresses). */
export default async function GonePage() {
  return (
    <GoneScreen>
      <GradeLinks grades={await cachedGrades()} className="max-w-2xl" />
    </GoneScreen>
  )
}
