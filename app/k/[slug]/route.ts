import { findPathBySlug } from '@/lib/content/curriculum/chain-queries'
import { slugSchema } from '@/lib/content/curriculum/model'

/**
 * Short links to a grade, subject, textbook, unit or lesson; otherwise home. Not cached, because
 * the page's address may change.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const path = slugSchema.safeParse(slug).success ? await findPathBySlug(slug) : null
  return new Response(null, {
    status: 307,
    headers: { location: path ?? '/', 'cache-control': 'no-store' },
  })
}
