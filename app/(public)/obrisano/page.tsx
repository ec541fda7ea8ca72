import { GradeLinks } from '@/components/content/grade-links'
import { GoneScreen } from '@/components/layout/not-found-screen'
import { cachedGrades } from '@/lib/content/cached'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Stranica je uklonjena')

/** Answers for every page that was deleted, with a status of 410 (lib/http/known-addresses). */
export default async function GonePage() {
  return (
    <GoneScreen>
      <GradeLinks grades={await cachedGrades()} className="max-w-2xl" />
    </GoneScreen>
  )
}
