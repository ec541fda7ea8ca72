import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MixedTestOffer } from '@/components/learning/exams/mixed-test-offer'
import { UnitReviewWithMastery } from '@/components/learning/mastery/unit-review-with-mastery'
import { mixedTestSize } from '@/lib/learning/exams/mixed-size'
import { unitReviewOf, type UnitReviewRoute } from '@/lib/content/curriculum/unit-review-route'
import { placeholderParams } from '@/lib/platform/cache/placeholder-params'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/platform/metadata'
import { unitReviewPath, unitTestPath } from '@/lib/platform/paths'

export const generateStaticParams = () => placeholderParams('razred', 'literatura', 'cjelina')

export async function generateMetadata(route: UnitReviewRoute): Promise<Metadata> {
  const review = await unitReviewOf(route)
  if (!review) return NOT_FOUND_METADATA
  const { grade, subject, literature, unit, lessons } = review
  const titles = lessons.map(({ title }) => title).join(', ')
  return pageMetadata({
    title: `Ponovi cjelinu ${unit.name} – ${subject.name}, ${grade.name}`,
    description: titles ? `Što zapamtiti: ${titles}` : unit.description,
    path: unitReviewPath(grade.slug, literature.slug, unit.slug),
  })
}

/** What to remember of a unit, before a test at school. */
export default async function UnitReviewPage(route: UnitReviewRoute) {
  const review = await unitReviewOf(route)
  if (!review) notFound()
  const { grade, literature, unit, lessons } = review
  const questionCount = mixedTestSize(lessons)
  return (
    <UnitReviewWithMastery review={review}>
      {questionCount > 0 && (
        <MixedTestOffer
          questionCount={questionCount}
          path={unitTestPath(grade.slug, literature.slug, unit.slug)}
        />
      )}
    </UnitReviewWithMastery>
  )
}
