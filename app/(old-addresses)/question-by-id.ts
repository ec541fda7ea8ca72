import { isId } from '@/lib/platform/is-id'
import { questionPath } from '@/lib/platform/paths'
import { findQuestionSlug } from '@/lib/content/questions/queries'

/**
 * Where old addresses of a question lead (specification, section 2): to its page, else home. Not kept
 * by browsers: the page gets another address with the question's text.
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
