'use client'
import { GradeLinks } from '@/components/content/curriculum/grade-links'
import { BrandLink } from '@/components/site/dynamic-content/brand-logo'
import { Container } from '@/components/ui/container'
import { RenderBlockingContent } from '@/components/ui/render-blocking-content'
import { useSite } from '@/stores/site'
import { NotFoundScreen } from './not-found-screen'

export { NotFoundScreen }

/** The 404 page for addresses outside the public frame. */
export function NotFoundPage() {
  const grades = useSite((site) => site.grades)
  const content = useSite((site) => site.content)
  return (
    <>
      <header>
        <Container className="flex h-16 items-center">
          <BrandLink brand={content} />
        </Container>
      </header>
      <main id="sadrzaj" tabIndex={-1} className="outline-none">
        <NotFoundScreen />
        <RenderBlockingContent id="razredi--kraj">
          <GradeLinks grades={grades} className="mx-auto max-w-2xl px-4 pb-16" />
        </RenderBlockingContent>
      </main>
    </>
  )
}
