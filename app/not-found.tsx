import { BrandLink } from './brand-link'
import { GradeLinks } from '@/components/layout/grade-links'
import { NotFoundScreen } from '@/components/layout/not-found-screen'
import { Container } from '@/components/ui/container'
import { cachedGrades } from '@/lib/content/cached'
import { NOT_FOUND_METADATA } from '@/lib/metadata'

export const metadata = NOT_FOUND_METADATA

/**
 * For missing pages outside the public frame. It travels with every page that has no frame, so it
 * is slim: the whole header here cost each of them 9 kB of scripts.
 */
export default async function NotFound() {
  const grades = await cachedGrades()
  return (
    <>
      <header>
        <Container className="flex h-16 items-center">
          <BrandLink />
        </Container>
      </header>
      <main id="sadrzaj" tabIndex={-1} className="outline-none">
        <NotFoundScreen />
        <GradeLinks grades={grades} className="mx-auto max-w-2xl px-4 pb-16" />
      </main>
    </>
  )
}
