import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RehearsalsOffer } from '@/components/learning/exams/rehearsals-offer'
import { BookMapWithMastery } from '@/components/learning/mastery/book-map-with-mastery'
import { bookMapDetails, bookMapWords } from '@/lib/content/curriculum/book-map-words'
import { cachedBookMap } from '@/lib/content/curriculum/cached'
import { placeholderParams } from '@/lib/platform/cache/placeholder-params'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/platform/metadata'
import { bookMapPath } from '@/lib/platform/paths'

type BookMapRoute = { params: Promise<{ razred: string; literatura: string }> }

export const generateStaticParams = () => placeholderParams('razred', 'literatura')

async function mapOf({ params }: BookMapRoute) {
  const { razred, literatura } = await params
  return cachedBookMap(razred, literatura)
}

export async function generateMetadata(route: BookMapRoute): Promise<Metadata> {
  const map = await mapOf(route)
  if (!map) return NOT_FOUND_METADATA
  const { grade, subject, literature } = map
  return pageMetadata({
    title: `Karta knjige ${literature.name} – ${subject.name}, ${grade.name}`,
    description: map.units.length
      ? [bookMapWords(map), ...bookMapDetails(map)].join(' ')
      : literature.description,
    path: bookMapPath(grade.slug, literature.slug),
  })
}

/** The map of a textbook, for parents who want to see the year at a glance. */
export default async function BookMapPage(route: BookMapRoute) {
  const map = await mapOf(route)
  if (!map) notFound()
  return (
    <BookMapWithMastery map={map}>
      <RehearsalsOffer map={map} />
    </BookMapWithMastery>
  )
}
