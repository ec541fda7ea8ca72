import { findBookPage } from '@/lib/content/book-pages'
import { CONTENT_MESSAGES, listUnitsContract } from '@/lib/content/contract'
import { literatureExists } from '@/lib/content/queries'
import { isId } from '@/lib/is-id'
import { endpoint, route } from '@/lib/http/endpoint'
import { HttpError } from '@/lib/http/errors'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listUnitsContract, async ({ params: { id }, query }) => {
    if (!isId(id) || !(await literatureExists(id))) {
      throw new HttpError(404, CONTENT_MESSAGES.literatureNotFound)
    }
    const page = await findBookPage(id, query.stranica)
    if (!page?.units.length) throw new HttpError(404, CONTENT_MESSAGES.noUnits)
    return page.units
  }),
)
