import { isId } from '@/lib/platform/is-id'
import { questionPath } from '@/lib/platform/paths'
import { findQuestionSlug } from '@/lib/content/questions/queries'

/**
 * Redirects old question addresses to the question's page, otherwise home (rule 2.6).
 * Not cached by browsers, because the page's address changes with the question's text.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const found = isId(id) ? await findQuestionSlug(id) : null
  const location = found ? questionPath(found.slug) : '/'
  return new Response(null, {
    status: found ? 308 : 307,
    headers: { location, 'cache-control': 'no-store' },
  })
}
