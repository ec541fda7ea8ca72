import { notFound } from 'next/navigation'
import { TextbookWithMastery } from '@/components/learning/mastery/textbook-with-mastery'
import { placeholderParams } from '@/lib/platform/cache/placeholder-params'
import {
  literatureMetadata,
  literaturePageOf,
  type LiteratureRoute,
} from '@/lib/content/curriculum/literature-route'

export const generateStaticParams = () => placeholderParams('razred', 'literatura', 'broj')

export const generateMetadata = literatureMetadata

/** A further page of a long textbook; the first page has the textbook's own address. */
export default async function LiteratureFurtherPage(route: LiteratureRoute) {
  const page = await literaturePageOf(route)
  if (!page || page.number === 1) notFound()
  return <TextbookWithMastery page={page} />
}
