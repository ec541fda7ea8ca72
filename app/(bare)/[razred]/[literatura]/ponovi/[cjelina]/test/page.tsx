import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MixedTestFrame } from '../../../mixed-test-frame'
import { unitTestFrame } from '@/components/learning/exams/test-screen-frame'
import type { UnitReview } from '@/lib/content/curriculum/unit-review'
import { unitReviewOf, type UnitReviewRoute } from '@/lib/content/curriculum/unit-review-route'
import { mixedTestSize } from '@/lib/learning/exams/mixed-size'
import { placeholderParams } from '@/lib/platform/cache/placeholder-params'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/platform/metadata'
import { textbookPath, unitReviewPath, unitTestPath } from '@/lib/platform/paths'

export const generateStaticParams = () => placeholderParams('razred', 'literatura', 'cjelina')

/** Where there is none now, a pupil may have an open or a finished one, from when there was. */
const hasMixedTest = ({ lessons }: UnitReview) => mixedTestSize(lessons) > 0

export async function generateMetadata(route: UnitReviewRoute): Promise<Metadata> {
  const review = await unitReviewOf(route)
  if (!review) return NOT_FOUND_METADATA
  const { grade, literature, unit } = review
  const about = `Mješoviti test cjeline s ocjenom i objašnjenjima: ${unit.description}`
  return pageMetadata({
    title: `${unit.name}: mješoviti test`,
    description: about,
    path: unitTestPath(grade.slug, literature.slug, unit.slug),
    isUnlisted: !hasMixedTest(review),
  })
}

/** The mixed test of a unit. */
export default async function UnitTestPage(route: UnitReviewRoute) {
  const review = await unitReviewOf(route)
  if (!review) notFound()
  const { grade, literature, unit } = review
  const from = unitReviewPath(grade.slug, literature.slug, unit.slug)
  return (
    <MixedTestFrame
      book={review}
      title={`${unit.name}: mješoviti test`}
      from={{ name: unit.name, path: from }}
      test={{
        name: 'Mješoviti test',
        path: unitTestPath(grade.slug, literature.slug, unit.slug),
      }}
      wayBack="Natrag na cjelinu"
      scope={{ unitId: unit._id }}
      isThere={hasMixedTest(review)}
      place={unitTestFrame({ review: from, book: textbookPath(grade.slug, literature.slug) })}
    />
  )
}
