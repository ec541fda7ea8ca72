import { notFound } from 'next/navigation'
import { TextbookWithMastery } from '@/components/learning/mastery/textbook-with-mastery'
import { PlacementLink } from '@/components/learning/placement/placement-link'
import { placeholderParams } from '@/lib/platform/cache/placeholder-params'
import {
  literatureMetadata,
  literaturePageOf,
  type LiteratureRoute,
} from '@/lib/content/curriculum/literature-route'

export const generateStaticParams = () => placeholderParams('razred', 'literatura')

export const generateMetadata = literatureMetadata

export default async function LiteratureFirstPage(route: LiteratureRoute) {
  const page = await literaturePageOf(route)
  if (!page) notFound()
  return (
    <TextbookWithMastery page={page}>
      <PlacementLink page={page} />
    </TextbookWithMastery>
  )
}
