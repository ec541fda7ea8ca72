import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BrandLink } from '@/app/brand-link'
import { unitTestPlace } from '@/components/learning/exams/test-place'
import { TestScreen } from '@/components/learning/exams/test-screen'
import { SlimFooter } from '@/components/layout/slim-footer'
import { SlimHeader } from '@/components/layout/slim-header'
import { BreadcrumbJsonLd } from '@/components/ui/breadcrumbs'
import { unitReviewOf, type UnitReviewRoute } from '@/lib/content/curriculum/unit-review-route'
import { placeholderParams } from '@/lib/platform/cache/placeholder-params'
import { siteUrl } from '@/lib/platform/env'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/platform/metadata'
import { gradePath, textbookPath, unitReviewPath, unitTestPath } from '@/lib/platform/paths'

export const generateStaticParams = () => placeholderParams('razred', 'literatura', 'cjelina')

export async function generateMetadata(route: UnitReviewRoute): Promise<Metadata> {
  const review = await unitReviewOf(route)
  if (!review) return NOT_FOUND_METADATA
  const { grade, literature, unit } = review
  return pageMetadata({
    title: `${unit.name}: mješoviti test`,
    description: `Mješoviti test cjeline s ocjenom i objašnjenjima: ${unit.description}`.slice(
      0,
      160,
    ),
    path: unitTestPath(grade.slug, literature.slug, unit.slug),
  })
}

/** The mixed test of a unit, in the frame of a lesson's test. */
export default async function UnitTestPage(route: UnitReviewRoute) {
  const review = await unitReviewOf(route)
  if (!review) notFound()
  const { grade, subject, literature, unit } = review
  const [reviewPath, testPath] = [unitReviewPath, unitTestPath].map((pathOf) =>
    pathOf(grade.slug, literature.slug, unit.slug),
  ) as [string, string]
  const book = textbookPath(grade.slug, literature.slug)
  return (
    <div data-area={subject.area} data-grade={grade.slug}>
      <SlimHeader
        logo={<BrandLink className="w-10 sm:w-auto" />}
        href={reviewPath}
        title={unit.name}
        gradeSlug={grade.slug}
        wayBack="Natrag na cjelinu"
      />
      <main
        id="sadrzaj"
        tabIndex={-1}
        className="reading mx-auto min-h-dvh max-w-2xl px-4 py-6 outline-none print:max-w-none print:p-0"
      >
        <h1 className="sr-only">{unit.name}: mješoviti test</h1>
        <BreadcrumbJsonLd
          crumbs={[
            { name: grade.name, path: gradePath(grade.slug) },
            { name: literature.name, path: book },
            { name: unit.name, path: reviewPath },
            { name: 'Mješoviti test', path: testPath },
          ]}
          siteUrl={siteUrl()}
        />
        <TestScreen
          scope={{ unitId: unit._id }}
          title={`${unit.name}: mješoviti test`}
          address={`${siteUrl()}${testPath}`}
          testPath={testPath}
          place={unitTestPlace({ review: reviewPath, book })}
        />
      </main>
      <SlimFooter />
    </div>
  )
}
