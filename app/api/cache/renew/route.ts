import { renewContract } from '@/lib/sitemap/contract'
import { readKnownPaths } from '@/lib/sitemap/known-paths'
import { renew } from '@/lib/cache/renew'
import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(renewContract, async ({ body: { tags } }) => {
    renew(tags)
    if (tags.includes('content')) await readKnownPaths()
    return { renewed: tags }
  }),
)
