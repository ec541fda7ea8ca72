import 'server-only'
import type { Metadata } from 'next'
import { textbookPath } from '@/lib/platform/paths'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/platform/metadata'
import { cachedLiteraturePage } from './cached'

/** The props of a textbook's pages; the first page has no `broj`. */
export type LiteratureRoute = {
  params: Promise<{ razred: string; literatura: string; broj?: string }>
}

/** The page at an address, or null when the parts of the address don't belong together. */
export async function literaturePageOf({ params }: LiteratureRoute) {
  const { razred, literatura, broj = '1' } = await params
  return cachedLiteraturePage(razred, literatura, Number(broj))
}

export async function literatureMetadata(route: LiteratureRoute): Promise<Metadata> {
  const page = await literaturePageOf(route)
  if (!page) return NOT_FOUND_METADATA
  const { grade, subject, literature, number, pages } = page
  const pathOf = (one: number) => textbookPath(grade.slug, literature.slug, one)
  const title = `${literature.name} – ${subject.name}, ${grade.name}`
  return {
    ...pageMetadata({
      title: number > 1 ? `${title}, ${number}. stranica` : title,
      description: literature.description,
      path: pathOf(number),
    }),
    pagination: {
      previous: number > 1 ? pathOf(number - 1) : null,
      next: number < pages ? pathOf(number + 1) : null,
    },
  }
}
