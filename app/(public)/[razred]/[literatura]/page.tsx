import { notFound } from 'next/navigation'
import { TextbookWithMastery } from '@/components/learning/mastery/textbook-with-mastery'
import { placeholders } from '@/lib/platform/cache/placeholders'
import {
  literatureMetadata,
  literaturePageOf,
  type LiteratureRoute,
} from '@/lib/content/curriculum/literature-route'

export const generateStaticParams = () => placeholders('razred', 'literatura')

export const generateMetadata = literatureMetadata

export default async function LiteratureFirstPage(route: LiteratureRoute) {
  const page = await literaturePageOf(route)
  if (!page) notFound()
  return <TextbookWithMastery page={page} />
}
