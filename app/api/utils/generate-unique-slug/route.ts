import { uniqueSlugContract } from '@/lib/content/contract'
import { lessons, literature, units } from '@/lib/content/tables'
import { uniqueSlug } from '@/lib/content/unique-slug'
import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'

const TABLES = { lesson: lessons, unit: units, literature }

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(uniqueSlugContract, async ({ body: { baseSlug, modelType } }) => ({
    slug: await uniqueSlug(TABLES[modelType], baseSlug),
  })),
)
