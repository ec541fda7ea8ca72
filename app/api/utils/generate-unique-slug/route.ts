import { uniqueSlug } from '@/lib/admin/unique-slug'
import { endpoint, route } from '@/lib/http/endpoint'
import { uniqueSlugContract } from '@/lib/records/slugs/contract'
import { SLUG_TABLES } from '@/lib/records/slugs/slug-tables'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(uniqueSlugContract, async ({ body: { baseSlug, modelType, _id: own } }) => ({
    slug: await uniqueSlug(SLUG_TABLES[modelType], baseSlug, { own }),
  })),
)
