import { uniqueSlugContract } from '@/lib/content/contract'
import { allLessons, literature, units } from '@/lib/content/tables'
import { uniqueSlug } from '@/lib/admin/unique-slug'
import { endpoint, route } from '@/lib/http/endpoint'

const TABLES = { lesson: allLessons, unit: units, literature }

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(uniqueSlugContract, async ({ body: { baseSlug, modelType } }) => ({
    slug: await uniqueSlug(TABLES[modelType], baseSlug),
  })),
)
