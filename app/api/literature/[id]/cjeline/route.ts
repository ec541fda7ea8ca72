import { findBookContentsPage } from '@/lib/content/curriculum/book-pages'
import { CONTENT_MESSAGES, listUnitsContract } from '@/lib/content/curriculum/contract'
import { isLiteratureVisible } from '@/lib/content/curriculum/queries'
import { isId } from '@/lib/platform/is-id'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { HttpError } from '@/lib/platform/http/errors'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listUnitsContract, async ({ params: { id }, query }) => {
    if (!isId(id) || !(await isLiteratureVisible(id))) {
      throw new HttpError(404, CONTENT_MESSAGES.literatureNotFound)
    }
    const page = await findBookContentsPage(id, query.stranica)
    if (!page?.units.length) throw new HttpError(404, CONTENT_MESSAGES.noUnits)
    return page.units
  }),
)
