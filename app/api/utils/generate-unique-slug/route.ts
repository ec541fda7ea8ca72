import { uniqueSlug } from '@/lib/platform/admin/unique-slug'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { uniqueSlugContract } from '@/lib/editing/records/slugs/contract'
import { SLUG_TABLES } from '@/lib/editing/records/slugs/slug-tables'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(uniqueSlugContract, async ({ body: { baseSlug, modelType, _id: own } }) => ({
    slug: await uniqueSlug(SLUG_TABLES[modelType], baseSlug, { own }),
  })),
)
